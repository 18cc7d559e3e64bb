/** Properties of {@link Status}. */
export interface StatusProps {
  sentence: string;
}

/** What has just happened, for the eye; whoever listens hears it from the announcer. */
export function Status({ sentence }: StatusProps) {
  return (
    <p class="status" aria-hidden="true">
      <span class="status-text">{sentence}</span>
    </p>
  );
}

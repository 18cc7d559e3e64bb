import { isSpeechless, speak } from "../words/words";
import { NotLoaded } from "./NotLoaded";
import { trouble } from "./visit";

const speakNow = (): void => void speak();

/** What could not be done or fetched. */
export function Trouble() {
  if (isSpeechless.value) {
    return <NotLoaded onRetry={speakNow} />;
  }
  return trouble.value === "" ? null : (
    <p class="trouble" role="alert">
      {trouble.value}
    </p>
  );
}

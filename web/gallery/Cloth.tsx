import type { ComponentChildren } from "preact";

/** A piece of one of the three cloths with a heading. */
export function Cloth({
  title,
  cloth = "zonk",
  children,
}: {
  title: string;
  cloth?: "zonk" | "doom" | "bones";
  children: ComponentChildren;
}) {
  return (
    <section class="gallery-cloth" data-cloth={cloth}>
      <h2>{title}</h2>
      <div class="gallery-row">{children}</div>
    </section>
  );
}

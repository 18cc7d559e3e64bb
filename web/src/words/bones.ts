import { t } from "./words";

const SIDES = ["upper-arm", "forearm", "hand", "thigh", "shin", "foot"] as const;
const MIDDLE: Readonly<Record<string, string>> = {
  K: "skull",
  R: "ribcage",
  N: "spine",
  V: "pelvis",
  Y: "hat",
  G: "gravestone",
};

/** The name of the bone that a face of a bone die shows, once the names of bones are here. */
export function boneName(face: string): string {
  const left = SIDES["UFHTSO".indexOf(face)];
  const right = SIDES["123456".indexOf(face)];
  const key = left ? `left-${left}` : right ? `right-${right}` : MIDDLE[face];
  return key === undefined ? face : t(`bone-short-${key}`);
}

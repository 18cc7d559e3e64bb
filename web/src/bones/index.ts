/** The bones of Rolling Bones as they look: on dice, and on the slab. */
export type { Section } from "./anatomy";
export { BoneFace, type BoneFaceProps } from "./faces";
export type { SectionScore } from "./Grave";
export { type BurialView, type Misplaced, Skeleton, type SkeletonProps } from "./Skeleton";

/** Dice as they look and move. Nothing here decides anything: every face was sent by the server. */
export { Corner, type CornerDie, type CornerProps } from "./Corner";
export { Die, type DieProps, type DieState } from "./Die";
export type { FaceStyle, SideMarks } from "./FaceArt";
export type { DieFace, DieKind } from "./face";
export { Flight } from "./flight";
export { Lamp, type LampMood, type LampProps } from "./Lamp";
export { Signature, type SignatureProps } from "./Signature";
export { Stamp, type StampProps } from "./Stamp";
export { Tray, type TrayDie, type TrayMoment, type TrayProps } from "./Tray";
export type { Side } from "./throwing";

import { chanceOf } from "./chance";

/** Where a die lies in a tray: its centre in pixels and how far it is turned, in degrees. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}

/** How the dice of a throw lie. */
export interface Layout {
  /** Edge of a die in pixels. */
  size: number;
  spots: readonly Spot[];
}

/** The ring around a die is so much wider than the die. */
const RING = 1.32;
const LARGEST = 96;
/** Across the room, dice grow with their tray. */
const LARGEST_SHARE = 1 / 11;
const MOST_TURNED = 22;
const LEAST_TURNED = 7;
/** Few dice lie loosely; more of them are turned less, which lets them be larger. */
const FEW = 8;

/**
 * Return places for `count` dice in a tray of this size: scattered, the same for the same key, never overlapping.
 *
 * Each die keeps to a cell of a grid, in reading order, so that the order of focus is the order in which they lie.
 */
export function scatter(count: number, width: number, height: number, key: string): Layout {
  if (count === 0 || width <= 0 || height <= 0) {
    return { size: 0, spots: [] };
  }
  const mostTurned = count <= FEW ? MOST_TURNED : LEAST_TURNED;
  const columns = bestColumns(count, width, height);
  const rows = Math.ceil(count / columns);
  const cell = { width: width / columns, height: height / rows };
  const room = Math.min(cell.width, cell.height) / footprint(mostTurned);
  const size = Math.floor(Math.min(room, largest(count, width, height)));
  const chance = chanceOf(key);
  const spots = Array.from({ length: count }, (_, index): Spot => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const left = (width - inRow * cell.width) / 2 + (index - row * columns) * cell.width;
    const turn = (2 * chance() - 1) * mostTurned;
    const taken = size * footprint(turn);
    return {
      x: left + taken / 2 + chance() * (cell.width - taken),
      y: row * cell.height + taken / 2 + chance() * (cell.height - taken),
      turn,
    };
  });
  return { size, spots };
}

/** Return the side of the upright square that a turned die with its ring needs, where the die is 1 wide. */
export function footprint(turn: number): number {
  const angle = (Math.abs(turn) * Math.PI) / 180;
  return RING * (Math.cos(angle) + Math.sin(angle));
}

function largest(count: number, width: number, height: number): number {
  // Many dice beside a slab lie in a tray that is higher than wide.
  const room = count <= FEW ? width / 5.2 : Math.max(width, height) / 6;
  return Math.min(Math.max(LARGEST, width * LARGEST_SHARE), room);
}

function bestColumns(count: number, width: number, height: number): number {
  let best = 1;
  let widest = 0;
  for (let columns = 1; columns <= count; columns++) {
    const room = Math.min(width / columns, height / Math.ceil(count / columns));
    if (room > widest) {
      best = columns;
      widest = room;
    }
  }
  return best;
}

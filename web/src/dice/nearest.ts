/** Return the element whose middle is nearest to a point of the page; null of none. */
export function nearestTo(x: number, y: number, elements: readonly Element[]): Element | null {
  const distances = elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  });
  return elements[distances.indexOf(Math.min(...distances))] ?? null;
}

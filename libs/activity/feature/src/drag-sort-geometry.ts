export type Box = { left: number; top: number; width: number; height: number }

/** A dragged row stays within its list. */
export function draggedBox(row: Box, delta: { x: number; y: number }, list: { width: number; height: number }): Box {
  return {
    ...row,
    left: clamp(0, row.left + delta.x, list.width - row.width),
    top: clamp(0, row.top + delta.y, list.height - row.height),
  }
}

/** The index of the row whose centre is nearest to that of the dragged row. */
export function dropIndex(row: Box, rows: Box[]): number {
  const distances = rows.map((other) => Math.hypot(centre(other).x - centre(row).x, centre(other).y - centre(row).y))
  return distances.indexOf(Math.min(...distances))
}

const [edgePixels, maxStepPixels] = [120, 14]

/** Auto-scroll per frame while the pointer drags near an edge of the window: the nearer, the faster. */
export function scrollStep(y: number, windowHeight: number): number {
  const overlap = y < edgePixels ? y - edgePixels : Math.max(0, y - (windowHeight - edgePixels))
  return Math.round(clamp(-1, overlap / edgePixels, 1) * maxStepPixels)
}

const clamp = (min: number, value: number, max: number) => Math.max(min, Math.min(value, max))

const centre = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 })

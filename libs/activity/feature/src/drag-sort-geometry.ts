export type Box = { left: number; top: number; width: number; height: number }

/** A row that is dragged stays within its list, however far the pointer goes. */
export function dragged(row: Box, by: { x: number; y: number }, list: { width: number; height: number }): Box {
  return {
    ...row,
    left: between(0, row.left + by.x, list.width - row.width),
    top: between(0, row.top + by.y, list.height - row.height),
  }
}

/** Whose place a dragged row takes: that of the row whose middle is nearest to its own. */
export function placeOf(row: Box, rows: Box[]): number {
  const distances = rows.map((other) => Math.hypot(middle(other).x - middle(row).x, middle(other).y - middle(row).y))
  return distances.indexOf(Math.min(...distances))
}

const [edge, mostPixels] = [120, 14]

/** How far a page scrolls in one frame while the pointer drags at this height: the faster the nearer it is to an edge of the window. */
export function scrollStep(y: number, windowHeight: number): number {
  const beyond = y < edge ? y - edge : Math.max(0, y - (windowHeight - edge))
  return Math.round(between(-1, beyond / edge, 1) * mostPixels)
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 })

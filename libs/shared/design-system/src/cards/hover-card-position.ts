/** Viewport coordinates in pixels. */
type Box = { left: number; top: number; width: number; height: number }

/** Minimum distance from the edge of the window. */
const room = 12

/** Centres `size` over `card`, kept within the window. */
export function hoverCardPosition(card: Box, size: { width: number; height: number }, window: { width: number; height: number }): { left: number; top: number } {
  return {
    left: within(card.left + (card.width - size.width) / 2, window.width - size.width),
    top: within(card.top + (card.height - size.height) / 2, window.height - size.height),
  }
}

const within = (wanted: number, largest: number) => Math.max(room, Math.min(wanted, largest - room))

import { hoverCardPosition } from './hover-card-position.ts'

const window = { width: 1280, height: 720 }
const size = { width: 320, height: 300 }

describe('the position of a hover card', () => {
  it('is centred over the card', () => {
    expect(hoverCardPosition({ left: 500, top: 300, width: 276, height: 156 }, size, window)).toEqual({ left: 478, top: 228 })
  })

  it.each([
    ['left', { left: 0, top: 300, width: 276, height: 156 }, { left: 12, top: 228 }],
    ['right', { left: 1100, top: 300, width: 276, height: 156 }, { left: 948, top: 228 }],
    ['upper', { left: 500, top: -40, width: 276, height: 156 }, { left: 478, top: 12 }],
    ['lower', { left: 500, top: 660, width: 276, height: 156 }, { left: 478, top: 408 }],
  ])('keeps a distance from the %s edge of the window', (_, card, place) => {
    expect(hoverCardPosition(card, size, window)).toEqual(place)
  })

  it('shows its start in a smaller window', () => {
    expect(hoverCardPosition({ left: 0, top: 0, width: 100, height: 100 }, { width: 500, height: 500 }, { width: 320, height: 200 })).toEqual({ left: 12, top: 12 })
  })
})

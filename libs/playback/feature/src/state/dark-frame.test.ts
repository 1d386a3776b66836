import { isDark, isDarkFrame } from './dark-frame.ts'

const frame = (...pixels: [number, number, number][]) => pixels.flatMap((pixel) => [...pixel, 255])

describe('a dark frame', () => {
  it('is dark on average', () => {
    expect(isDark(frame([0, 0, 0], [8, 8, 12]))).toBe(true)
    expect(isDark(frame([0, 0, 0], [200, 180, 120]))).toBe(false)
    expect(isDark(frame([30, 60, 40], [20, 50, 40]))).toBe(false)
  })

  it('is not claimed where the browser cannot read it', () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    expect(isDarkFrame(document.createElement('video'))).toBe(false)
  })
})

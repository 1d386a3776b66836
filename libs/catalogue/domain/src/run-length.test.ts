import { isStandIn, videoLength } from './run-length.ts'

describe('the length of the video', () => {
  it('is its own, else the listed one', () => {
    expect(videoLength({ runLengthSeconds: 6720, durationSeconds: 35 })).toBe(35)
    expect(videoLength({ runLengthSeconds: 6720 })).toBe(6720)
    expect(videoLength({ runLengthSeconds: null })).toBeNull()
  })

  it.each([
    [{ runLengthSeconds: 6720, durationSeconds: 35 }, true],
    [{ runLengthSeconds: 6720, durationSeconds: 6718.4 }, false],
    [{ runLengthSeconds: 6720, durationSeconds: 3360 }, false],
    [{ runLengthSeconds: 6720 }, false],
    [{ runLengthSeconds: null }, false],
  ])('%j stands in for a longer title: %s', (length, standsIn) => {
    expect(isStandIn(length)).toBe(standsIn)
  })
})

import { duration, progressLine, remaining } from './progress-bar.ts'

it('a progress line has the share, the current part and the time left', () => {
  expect(progressLine({ making: '480p', share: 0.25 }, 72)).toBe('[#######---------------------]  25 %  480p  1 min 12 s left')
})

it('the time left counts from the first progress, so that a resumed run is not overestimated', () => {
  let now = 0
  const left = remaining(() => now)
  expect(left(0.5)).toBeNull()
  now = 10_000
  expect(left(0.6)).toBeCloseTo(40)
})

it('long times are in hours', () => {
  expect(duration(7_260)).toBe('2 h 1 min')
})

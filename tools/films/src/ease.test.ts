import { along, between, during, luck, ride } from './ease.ts'

it('progresses from 0 to 1 between two times and stays', () => {
  expect([0, 2, 3, 4, 9].map((t) => between(t, 2, 4))).toEqual([0, 0, 0.5, 1, 1])
})

it('is 1 between two times, with soft edges', () => {
  expect([0, 1.5, 3, 4.5, 6].map((t) => during(t, 1, 5))).toEqual([0, 0.5, 1, 0.5, 0])
})

it('rests at each keyframe', () => {
  expect([-1, 0, 2, 4, 8, 99].map((t) => along(t, [[0, 10], [4, 20], [8, 0]]))).toEqual([10, 10, 15, 20, 0, 0])
})

it('has a constant speed between acceleration and braking', () => {
  expect([0, 5, 10].map((t) => ride(t, 0, 10, 2))).toEqual([0, 0.5, 1])
  expect(ride(6, 0, 10, 2) - ride(5, 0, 10, 2)).toBeCloseTo(ride(5, 0, 10, 2) - ride(4, 0, 10, 2))
})

it('gives the same random value for a number every time', () => {
  expect(luck(7)).toBe(luck(7))
  expect(luck(7)).not.toBe(luck(8))
})

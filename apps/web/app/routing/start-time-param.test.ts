import { startTimeParam } from './start-time-param.ts'

const asked = (query: string, lengthSeconds: number | null = 60) => startTimeParam(new URLSearchParams(query), lengthSeconds)

it('a film begins where its address says', () => {
  expect([asked('t=0'), asked('t=42'), asked('t=42.5'), asked('t=9000', null), asked('t=9000', 0)]).toEqual([0, 42, 42.5, 9000, 9000])
})

it('an address that names no place in the film is as one that names none', () => {
  expect(['', 't=x', 't=-1', 't=60', 't=1e9', 't=Infinity'].map((query) => asked(query))).toEqual(Array(6).fill(null))
  expect(asked('t=Infinity', null)).toBeNull()
})

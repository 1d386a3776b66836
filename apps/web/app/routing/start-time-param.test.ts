import { startTimeParam } from './start-time-param.ts'

const asked = (query: string, lengthSeconds: number | null = 60) => startTimeParam(new URLSearchParams(query), lengthSeconds)

it('a video starts at the time in its URL', () => {
  expect([asked('t=0'), asked('t=42'), asked('t=42.5'), asked('t=9000', null), asked('t=9000', 0)]).toEqual([0, 42, 42.5, 9000, 9000])
})

it('a URL with an invalid time is like one without', () => {
  expect(['', 't=x', 't=-1', 't=60', 't=1e9', 't=Infinity'].map((query) => asked(query))).toEqual(Array(6).fill(null))
  expect(asked('t=Infinity', null)).toBeNull()
})

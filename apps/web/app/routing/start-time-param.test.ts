import { startTimeParam } from './start-time-param.ts'

const parse = (query: string, lengthSeconds: number | null = 60) => startTimeParam(new URLSearchParams(query), lengthSeconds)

it('a video starts at the time in its URL', () => {
  expect([parse('t=0'), parse('t=42'), parse('t=42.5'), parse('t=9000', null), parse('t=9000', 0)]).toEqual([0, 42, 42.5, 9000, 9000])
})

it('a URL with an invalid time is like one without', () => {
  expect(['', 't=x', 't=-1', 't=60', 't=1e9', 't=Infinity'].map((query) => parse(query))).toEqual(Array(6).fill(null))
  expect(parse('t=Infinity', null)).toBeNull()
})

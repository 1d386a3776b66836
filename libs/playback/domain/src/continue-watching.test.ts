import type { ContentId } from '@ott/catalogue'
import { continueWatching } from './continue-watching.ts'
import { aProgress } from './testing.ts'

const item = (titleId: string, secondsWatched: number) => ({
  ...aProgress({ secondsWatched }),
  titleId: titleId as ContentId,
  runLengthSeconds: 100,
  isSetAside: false,
})

describe('continue watching', () => {
  it('keeps the latest of each title', () => {
    const items = [item('tram', 10), item('ferry', 20), item('tram', 30)]
    expect(continueWatching(items)).toEqual(items.slice(0, 2))
  })

  it('leaves out what is finished, and does not fall back to an earlier episode', () => {
    expect(continueWatching([item('tram', 99), item('tram', 30), item('ferry', 0)])).toEqual([])
  })

  it('leaves out what was set aside, with its earlier episodes', () => {
    expect(continueWatching([{ ...item('tram', 10), isSetAside: true }, item('tram', 30), item('ferry', 20)])).toEqual([item('ferry', 20)])
  })
})

import { asksStillWatching } from './still-watching.ts'

const minutes = 60_000

describe('the question whether somebody is still watching', () => {
  it('comes after three episodes that played by themselves', () => {
    expect([0, 1, 2, 3, 4].map((autoplayedEpisodes) => asksStillWatching({ autoplayedEpisodes, lastInputAtMs: 0 }, 10 * minutes))).toEqual([false, false, false, true, true])
  })

  it('comes after 90 minutes without input', () => {
    expect([89, 90].map((passed) => asksStillWatching({ autoplayedEpisodes: 1, lastInputAtMs: 0 }, passed * minutes))).toEqual([false, true])
  })
})

import { createProgressReporter } from './progress-reporter.ts'

type Saved = [seconds: number, runtime: number, isLeaving: boolean]

function aReporter({ runtime = 100, startAt = 0 } = {}) {
  const saved: Saved[] = []
  const reporter = createProgressReporter((...place) => saved.push(place), () => runtime, startAt)
  /** Four time updates a second. */
  const play = (from: number, to: number) => { for (let at = from; at <= to; at += 0.25) reporter.played(at) }
  return { reporter, saved, play }
}

describe('the progress reporter', () => {
  it('saves every fifteen seconds of playback', () => {
    const { saved, play } = aReporter()
    play(0, 46)
    expect(saved.map(([seconds]) => seconds)).toEqual([15, 30, 45])
  })

  it('saves nothing before five seconds of playback', () => {
    const { reporter, saved, play } = aReporter()
    play(0, 4)
    reporter.flush(false)
    expect(saved).toEqual([])
  })

  it('does not count a seek as playback', () => {
    const { reporter, saved, play } = aReporter()
    play(0, 2)
    reporter.seeked(80)
    reporter.flush(true)
    expect(saved).toEqual([])
  })

  it('saves on pause, seek and close', () => {
    const { reporter, saved, play } = aReporter({ startAt: 40 })
    play(40, 46)
    reporter.flush(false)
    reporter.seeked(70)
    play(70, 72)
    reporter.flush(true)
    expect(saved).toEqual([[46, 100, false], [70, 100, false], [72, 100, true]])
  })

  it('saves no position twice', () => {
    const { reporter, saved, play } = aReporter()
    play(0, 6)
    reporter.flush(false)
    reporter.flush(true)
    expect(saved).toHaveLength(1)
  })

  it('saves nothing for an unknown length', () => {
    const { reporter, saved, play } = aReporter({ runtime: 0 })
    play(0, 20)
    reporter.flush(false)
    expect(saved).toEqual([])
  })
})

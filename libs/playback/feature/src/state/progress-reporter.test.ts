import { progressSaver } from './progress-reporter.ts'

type Saved = [seconds: number, runtime: number, isLeaving: boolean]

function aSaver({ runtime = 100, startAt = 0 } = {}) {
  const saved: Saved[] = []
  const saver = progressSaver((...place) => saved.push(place), () => runtime, startAt)
  /** Four looks a second. */
  const play = (from: number, to: number) => { for (let at = from; at <= to; at += 0.25) saver.played(at) }
  return { saver, saved, play }
}

describe('the place in the film', () => {
  it('is kept every fifteen seconds of play', () => {
    const { saved, play } = aSaver()
    play(0, 46)
    expect(saved.map(([seconds]) => seconds)).toEqual([15, 30, 45])
  })

  it('is not kept before five seconds were really played', () => {
    const { saver, saved, play } = aSaver()
    play(0, 4)
    saver.settle(false)
    expect(saved).toEqual([])
  })

  it('does not take a jump for play', () => {
    const { saver, saved, play } = aSaver()
    play(0, 2)
    saver.sought(80)
    saver.settle(true)
    expect(saved).toEqual([])
  })

  it('is kept when the viewer pauses, seeks or leaves', () => {
    const { saver, saved, play } = aSaver({ startAt: 40 })
    play(40, 46)
    saver.settle(false)
    saver.sought(70)
    play(70, 72)
    saver.settle(true)
    expect(saved).toEqual([[46, 100, false], [70, 100, false], [72, 100, true]])
  })

  it('is not kept twice', () => {
    const { saver, saved, play } = aSaver()
    play(0, 6)
    saver.settle(false)
    saver.settle(true)
    expect(saved).toHaveLength(1)
  })

  it('is not kept for a film of unknown length', () => {
    const { saver, saved, play } = aSaver({ runtime: 0 })
    play(0, 20)
    saver.settle(false)
    expect(saved).toEqual([])
  })
})

import { whenIdle } from '../navigation/when-idle.ts'

/** A page that nobody touches is taken for one that is looked at after so long. */
const untouchedMilliseconds = 3_000

const signsOfViewer = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll']

let last: Promise<void> | undefined

/**
 * Nobody waits for what moves by itself, and what it costs must not be in the way of a page that is still arriving: its
 * code comes at the first sign of a viewer or a while after the page is there, and then when there is nothing else to do, for
 * one who waits after the other.
 */
export function whenLookedAt(): Promise<void> {
  const before = last ?? new Promise<void>((look) => {
    for (const sign of signsOfViewer) addEventListener(sign, () => look(), { once: true, passive: true, capture: true })
    setTimeout(look, untouchedMilliseconds)
  })
  return (last = before.then(() => new Promise<void>((go) => {
    whenIdle(go)
  })))
}

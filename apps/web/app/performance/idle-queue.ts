import { whenIdle } from './when-idle.ts'

/** A page that nobody touches is taken for one that is looked at after so long. */
const untouchedMilliseconds = 3_000

const signsOfViewer = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll']

let lookedAt: Promise<void> | undefined
let last: Promise<void> | undefined

const idle = () => new Promise<void>((go) => {
  whenIdle(go)
})

/** At the first sign of a viewer or a while after the page is there, and then when there is nothing else to do. */
export const whenLookedAt = (): Promise<void> => (lookedAt ??= new Promise<void>((look) => {
  for (const sign of signsOfViewer) addEventListener(sign, () => look(), { once: true, passive: true, capture: true })
  setTimeout(look, untouchedMilliseconds)
}).then(idle))

/**
 * The same for what nobody waits for, such as what moves by itself: what it costs must not be in the way of a page that is
 * still arriving, so one comes after the other, each when there is nothing else to do.
 */
export const inTurn = (): Promise<void> => (last = last?.then(idle) ?? whenLookedAt())

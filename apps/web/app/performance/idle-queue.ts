import { whenIdle } from './when-idle.ts'

const interactions = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll']
const interactionTimeoutMs = 3_000

let firstInteraction: Promise<void> | undefined
let last: Promise<void> | undefined

let held: Promise<void> = Promise.resolve()

const idle = () => held.then(() => new Promise<void>((resolve) => {
  whenIdle(resolve)
}))

/** Work of low priority waits until this resolves, such as the first frame of a video: its files would share the line. */
export const holdIdleQueue = (until: Promise<void>): void => { held = until }

/** Resolves in the first idle period after the first interaction, or after three seconds without one. */
export const afterFirstInteraction = (): Promise<void> => (firstInteraction ??= new Promise<void>((resolve) => {
  for (const name of interactions) addEventListener(name, () => resolve(), { once: true, passive: true, capture: true })
  setTimeout(resolve, interactionTimeoutMs)
}).then(idle))

/** Queue for low-priority work such as autoplaying previews: after the first interaction, one task per idle period. */
export const enqueueIdle = (): Promise<void> => (last = last?.then(idle) ?? afterFirstInteraction())

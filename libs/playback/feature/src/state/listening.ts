export type Listening = { on: (target: EventTarget, type: string, heard: () => void) => void; stop: () => void }

/** Listeners that are let go of together. */
export function listening(): Listening {
  const ends: (() => void)[] = []
  return {
    on(target, type, heard) {
      target.addEventListener(type, heard)
      ends.push(() => target.removeEventListener(type, heard))
    },
    stop() { for (const end of ends.splice(0)) end() },
  }
}

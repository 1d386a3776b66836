import { CallError } from './call-error.ts'

/** Work that takes longer is given up on. It may still come to its end, but nobody waits for it. */
export function inTime<T>(work: Promise<T>, mostMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CallError('TIMEOUT')), mostMs)
    const end = <E>(settle: (how: E) => void) => (how: E) => {
      clearTimeout(timer)
      settle(how)
    }
    work.then(end(resolve), end(reject))
  })
}

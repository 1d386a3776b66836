/**
 * Work that takes longer is given up on. It may still come to its end, but nobody waits for it. All of it may take
 * equally long, so what began first is late first, and a look at the oldest now and then will do: a timer for each
 * piece costs more than many a piece itself.
 */
export function inTime<T>(mostMs: number, giveUp: (late: T) => void) {
  const underWay = new Map<T, number>()
  return {
    begin: (work: T, nowMs: number) => void underWay.set(work, nowMs),
    end: (work: T) => void underWay.delete(work),
    look: (nowMs: number) => {
      for (const [work, beganMs] of underWay) {
        if (nowMs - beganMs < mostMs) return
        underWay.delete(work)
        giveUp(work)
      }
    },
  }
}

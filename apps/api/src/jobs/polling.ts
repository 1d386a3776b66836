const pollMs = 400

/** Repeats a read that tells this process what others changed. `start` resolves after the first. */
export function polling(poll: () => Promise<void>, onFailure: (error: unknown) => void): { start: () => Promise<void>; stop: () => void } {
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  const scheduleNext = () => {
    if (isStopped) return
    timer = setTimeout(() => void poll().catch(onFailure).finally(scheduleNext), pollMs).unref()
  }
  return {
    start: () => poll().finally(scheduleNext),
    stop: () => {
      isStopped = true
      if (timer) clearTimeout(timer)
    },
  }
}

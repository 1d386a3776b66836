/** The time of the payment vendors: real time plus an offset that follows the clock override of the api. */
export type Clock = {
  now: () => Date
  /** Runs when the clock reaches the time, in the order of the times. Call the result to cancel it. */
  schedule: (at: Date, task: () => void) => () => void
  /** Moves the clock. Tasks that become due run before it returns, each at its own time. */
  setOffset: (seconds: number) => void
  stop: () => void
}

type Task = { at: number; run: () => void }

/** Node's timers overflow above this delay. */
const maxTimeoutMs = 2 ** 31 - 1

export function createClock(realNow: () => Date = () => new Date()): Clock {
  const tasks = new Set<Task>()
  let offsetMs = 0
  /** The time of the task that runs. */
  let taskTime: number | null = null
  let timer: NodeJS.Timeout | undefined

  const currentTime = () => realNow().getTime() + offsetMs

  const runDue = () => {
    clearTimeout(timer)
    for (let task = earliest(tasks); task && task.at <= currentTime(); task = earliest(tasks)) {
      tasks.delete(task)
      taskTime = task.at
      try {
        task.run()
      } finally {
        taskTime = null
      }
    }
    const next = earliest(tasks)
    if (next) timer = setTimeout(runDue, Math.min(next.at - currentTime(), maxTimeoutMs)).unref()
  }

  return {
    now: () => new Date(taskTime ?? currentTime()),
    schedule(at, run) {
      const task = { at: at.getTime(), run }
      tasks.add(task)
      if (taskTime === null) {
        clearTimeout(timer)
        timer = setTimeout(runDue, Math.max(0, Math.min((earliest(tasks)?.at ?? 0) - currentTime(), maxTimeoutMs))).unref()
      }
      return () => tasks.delete(task)
    },
    setOffset(seconds) {
      offsetMs = seconds * 1_000
      runDue()
    },
    stop() {
      tasks.clear()
      clearTimeout(timer)
    },
  }
}

function earliest(tasks: Set<Task>): Task | undefined {
  let first: Task | undefined
  for (const task of tasks) if (!first || task.at < first.at) first = task
  return first
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@ott/database'

export type MeasuredServer = {
  url: string
  /** CPU time of the process in microseconds, over all threads. */
  usedMicroseconds: () => Promise<number>
  stop: () => Promise<void>
}

const startTimeoutMs = 30_000
const pollMs = 50

/** Starts a server on a free port and waits until it responds. */
export async function startMeasured(file: string, env: Record<string, string>, healthPath = '/'): Promise<MeasuredServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [...process.execArgv, join(import.meta.dirname, 'measured.ts'), file], {
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const url = `http://127.0.0.1:${port}`
  const deadline = performance.now() + startTimeoutMs
  while (!(await isResponding(url + healthPath))) {
    if (child.exitCode !== null) throw new Error(`${file} exited at start; its output is above`)
    if (performance.now() > deadline) {
      await stop()
      throw new Error(`${file} did not start in time`)
    }
    await sleep(pollMs)
  }
  return {
    url,
    async usedMicroseconds() {
      const reply = once(child, 'message')
      child.send('cpuUsage')
      const [{ user, system }] = (await reply) as [NodeJS.CpuUsage]
      return user + system
    },
    stop,
  }
}

function isResponding(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(1_000) }).then(({ ok }) => ok, () => false)
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@ott/database'
import { temporaryFolder } from './temporary-folder.ts'

export type RunningProduct = {
  web: string
  api: string
  /** Environment in which commands find the product's catalogue. */
  env: NodeJS.ProcessEnv
  stop: () => Promise<void>
}

const startTimeoutMs = 120_000
const pollMs = 20

/** Starts the whole built product in a temporary folder and returns as soon as its site responds. */
export async function startProduct(): Promise<RunningProduct> {
  const folder = temporaryFolder()
  const ports = { WEB_PORT: await freePort(), ACTIVATE_PORT: await freePort(), API_PORT: await freePort(), SANDBOX_PORT: await freePort(), SANDBOX_MAIL_PORT: await freePort() }
  const env: NodeJS.ProcessEnv = { ...process.env, OTT_DATA: folder, DEMO_PACKAGING: 'off', KNOBS: JSON.stringify({ rateLimitScale: 10_000 }) }
  delete env.DATABASE_URL
  for (const [name, port] of Object.entries(ports)) env[name] = String(port)
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../run/run.js'), 'start'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  const web = `http://localhost:${ports.WEB_PORT}`
  const api = `http://localhost:${ports.API_PORT}`
  const deadline = performance.now() + startTimeoutMs
  // The api is the last to respond; neither probe renders a page.
  for (const url of [`${web}/healthz`, `${api}/readyz`]) {
    while (!(await isResponding(url))) {
      if (child.exitCode === null && performance.now() < deadline) await sleep(pollMs)
      else {
        await stop()
        throw new Error('The product did not start; its output is above')
      }
    }
  }
  return { web, api, env, stop }
}

function isResponding(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(1_000) }).then(({ ok }) => ok, () => false)
}

/** The server as a program of its own, for tests that kill it or change its clock. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { brand } from '@ott/brand'
import { routes } from '@ott/contract'
import type { Answer, CallName } from '@ott/contract'
import { newIp } from './identity/testing.ts'

export type Program = { program: ChildProcess; url: string }

/** `clockErrorSeconds` is added to the clock of the process, as if its machine's clock were wrong. */
export async function startProgram(environment: Record<string, string>, clockErrorSeconds = 0): Promise<Program> {
  const wrongClock = `const right = Date.now; Date.now = () => right() + ${clockErrorSeconds * 1_000}
    globalThis.Date = class extends Date { constructor(...given) { super(...(given.length ? given : [Date.now()])) } }`
  const flags = clockErrorSeconds === 0 ? [] : ['--import', `data:text/javascript,${encodeURIComponent(wrongClock)}`]
  const env = { PATH: process.env.PATH, PORT: '0', ...environment }
  const program = spawn(process.execPath, [...flags, join(import.meta.dirname, 'main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  program.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  while (!output.includes('"msg":"listening"')) await once(program.stdout, 'data')
  return { program, url: `http://127.0.0.1:${/"port":(\d+)/.exec(output)?.[1]}` }
}

export async function stopPrograms(programs: ChildProcess[]): Promise<void> {
  for (const program of programs.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    program.kill()
    await once(program, 'exit')
  }
}

/** Each request comes from an IP of its own, unless it names one. Null without a response, because the server was killed. */
export async function request(url: string, name: CallName, body?: object, bearer?: string, ip = newIp()): Promise<Response | null> {
  const { method, path } = routes[name]
  const headers = { 'site-id': brand.slug, 'x-forwarded-for': ip, ...(body ? { 'content-type': 'application/json' } : {}), ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) }
  return fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }).catch(() => null)
}

/** The result of a call that must succeed; null without a response. */
export async function call<K extends CallName>(url: string, name: K, body?: object, bearer?: string): Promise<Answer<K> | null> {
  const answer = await request(url, name, body, bearer)
  if (answer && !answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
  return answer && (answer.json() as Promise<Answer<K>>).catch(() => null)
}

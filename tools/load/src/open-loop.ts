import { Agent, get } from 'node:http'
import type { Outcome } from './load-verdict.ts'

/** A request as a browser sends it. */
export type Target = { url: string; path: () => string; headers?: Record<string, string> }

const timeoutMs = 10_000
const tickMs = 5

/**
 * Sends requests at a constant rate, however slowly they are answered. A response time counts from the time at which the
 * request was due, so that a slow generator cannot hide a slow server.
 */
export async function sendAtRate(target: Target, perSecond: number, seconds: number): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true })
  const outcomes: Promise<Outcome>[] = []
  const start = performance.now()
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(perSecond * seconds, ((performance.now() - start) / 1_000) * perSecond)
      while (outcomes.length < due) outcomes.push(send(target, agent, start + (outcomes.length / perSecond) * 1_000))
      if (outcomes.length < perSecond * seconds) return
      clearInterval(timer)
      resolve()
    }, tickMs)
  })
  const all = await Promise.all(outcomes)
  agent.destroy()
  return all
}

/** The rate at which some connections that never pause are answered successfully. */
export async function measureCapacity(target: Target, connections: number, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const start = performance.now()
  const isOver = () => performance.now() - start > seconds * 1_000
  let answers = 0
  await Promise.all(Array.from({ length: connections }, async () => {
    while (!isOver()) if ((await send(target, agent, performance.now())).status === 200) answers += 1
  }))
  agent.destroy()
  return (answers / (performance.now() - start)) * 1_000
}

function send({ url, path, headers }: Target, agent: Agent, dueAt: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (status: Outcome['status'], retryAfter?: string) => resolve({ status, ms: performance.now() - dueAt, retryAfter })
    const request = get(url + path(), { agent, headers: { 'accept-encoding': 'br', accept: 'text/html', ...headers }, timeout: timeoutMs }, (response) => {
      response.resume().on('end', () => settle(response.statusCode ?? 0, response.headers['retry-after'])).on('error', () => settle('unanswered'))
    })
    // The timeout of a request is only an event.
    request.on('timeout', () => request.destroy()).on('error', () => settle('unanswered'))
  })
}

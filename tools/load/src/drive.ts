import { Agent, request } from 'node:http'

/** What one of the connections asks next. */
export type Ask = { method: string; path: string; headers: Record<string, string>; body?: string; expects: number }

/** Keeps connections busy for so long and counts the answers. An answer other than expected ends it. */
export async function drive(
  url: string,
  connections: number,
  seconds: number,
  next: (connection: number) => Ask,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1_000
  let answered = 0
  const keepAsking = async (connection: number) => {
    while (performance.now() < until) {
      await ask(agent, url, next(connection))
      answered += 1
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, (_, connection) => keepAsking(connection)))
  } finally {
    agent.destroy()
  }
  return answered
}

function ask(agent: Agent, url: string, { method, path, headers, body, expects }: Ask): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { agent, method, headers }, (answer) => {
      if (answer.statusCode !== expects) reject(new Error(`${method} ${path} answered ${answer.statusCode}`))
      answer.resume().once('end', resolve)
    })
    asked.once('error', reject)
    asked.end(body)
  })
}

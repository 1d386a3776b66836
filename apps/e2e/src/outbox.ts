import { expect } from '@playwright/test'
import { product } from './product.ts'

type Message = { channel: string; text: string; code: string | null; sentAt: string }

/** What the sandbox's outbox holds for a number or address, sent since a moment, once it is there. */
async function newest<T>(to: string, since: Date, pick: (message: Message) => T | null): Promise<T> {
  let found: T | null = null
  await expect
    .poll(async () => {
      const response = await fetch(`${product.sandbox}/outbox?to=${encodeURIComponent(to)}`)
      const messages = (await response.json()) as Message[]
      found = messages.filter(({ sentAt }) => new Date(sentAt) >= since).map(pick).find((one) => one !== null) ?? null
      return found
    }, { intervals: [100] })
    .not.toBeNull()
  return found as T
}

export function latestCode(to: string, since: Date): Promise<string> {
  return newest(to, since, ({ code }) => code)
}

/** The link in a mail, as a path of the site. */
export function latestLink(to: string, since: Date): Promise<string> {
  return newest(to, since, ({ text }) => {
    const link = /https?:\/\/\S+/.exec(text)?.[0]
    return link ? link.replace(/^https?:\/\/[^/]+/, '') : null
  })
}

/** The whole of a mail that says this. */
export function latestMailWith(phrase: string, to: string, since: Date): Promise<string> {
  return newest(to, since, ({ text }) => (text.includes(phrase) ? text : null))
}

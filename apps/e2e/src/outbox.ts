import { expect } from '@playwright/test'
import { product } from './product.ts'

type Message = { channel: string; text: string; code: string | null; sentAt: string }

/** Waits for a message in the outbox of the sandbox that was sent to a number or email since a time. */
async function latestMessage<T>(to: string, since: Date, pick: (message: Message) => T | null): Promise<T> {
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
  return latestMessage(to, since, ({ code }) => code)
}

/** The path of the link in the message. */
export function latestLink(to: string, since: Date): Promise<string> {
  return latestMessage(to, since, ({ text }) => {
    const link = /https?:\/\/\S+/.exec(text)?.[0]
    return link ? link.replace(/^https?:\/\/[^/]+/, '') : null
  })
}

/** The text of the message that contains a phrase. */
export function latestMailWith(phrase: string, to: string, since: Date): Promise<string> {
  return latestMessage(to, since, ({ text }) => (text.includes(phrase) ? text : null))
}

export type Channel = 'sms' | 'whatsapp' | 'email'

/** A message that a real gateway would deliver. */
export type Message = { to: string; channel: Channel; subject?: string; text: string; code: string | null; sentAt: string }

export type Outbox = {
  /** A message with a key that its recipient already had is dropped. */
  add: (message: Pick<Message, 'to' | 'channel' | 'subject' | 'text'>, key?: string | null) => void
  /** Newest first. */
  all: () => Message[]
  to: (recipient: string) => Message[]
}

const maxMessages = 500
const maxTextLength = 10_000

/** Stores the newest messages in memory. */
export function createOutbox(now: () => Date = () => new Date()): Outbox {
  const messages: Message[] = []
  const delivered: string[] = []
  return {
    add: ({ to, channel, subject, text }, key = null) => {
      if (key !== null) {
        if (delivered.includes(`${to} ${key}`)) return
        delivered.unshift(`${to} ${key}`)
        delivered.length = Math.min(delivered.length, maxMessages)
      }
      const truncated = text.slice(0, maxTextLength)
      messages.unshift({ to, channel, ...(subject === undefined ? {} : { subject }), text: truncated, code: codeIn(truncated), sentAt: now().toISOString() })
      messages.length = Math.min(messages.length, maxMessages)
    },
    all: () => [...messages],
    to: (recipient) => messages.filter((message) => isSameRecipient(message.to, recipient)),
  }
}

/** The sign-in code: the first separate group of four or six digits outside emails, numbers, links and dates. */
function codeIn(text: string): string | null {
  return /(?<![\w+*:/=-])(?<!\d \p{L}+ )(?:\d{6}|\d{4})(?![\w:/-])/u.exec(text)?.[0] ?? null
}

/** A plus sign in a query is decoded as a space. */
function isSameRecipient(a: string, b: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[\s()-]/g, '').replace(/^\+?(?=\d+$)/, '+')
  return plain(a) === plain(b)
}

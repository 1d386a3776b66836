import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Outbox } from './outbox.ts'
import { readMail } from './read-mail.ts'

const maxMailBytes = 1_048_576

export type MailServer = { port: number; stop: () => Promise<void> }

/** Accepts every mail and delivers none. */
export async function startMailServer(outbox: Outbox, host: string, port: number): Promise<MailServer> {
  const server = new SMTPServer({
    banner: 'sandbox',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxMailBytes,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(Object.assign(new Error('The mail is too large'), { responseCode: 552 }))
        const { id, subject, text } = readMail(Buffer.concat(chunks))
        for (const { address } of session.envelope.rcptTo) outbox.add({ to: address, channel: 'email', subject, text }, id)
        done()
      })
    },
  })
  server.on('error', () => {})
  const listening = server.listen(port, host)
  await once(listening, 'listening')
  return {
    port: (listening.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

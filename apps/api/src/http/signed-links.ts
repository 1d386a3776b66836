import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '@ott/catalogue-store'

/** Long enough to open a page, too short to pass the link on (BIL-66). */
export const invoiceLinks = (secret: Buffer) => signedLinks(secret, '/subscription/ott/api/invoices', 60)

/** Long enough to start a download (DEL-8). */
export const archiveLinks = (secret: Buffer) => signedLinks(secret, '/core/api/v1/users/export', 60)

/** The way to a bank that takes a posted form. */
export const bankLinks = (secret: Buffer) => signedLinks(secret, '/subscription/ott/api/payment/continue', 3_600)

/** Links that open one thing without a token, for a short time. */
function signedLinks(secret: Buffer, path: string, lastsSeconds: number) {
  const key = createHmac('sha256', secret).update(`links to ${path}`).digest()
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    path,
    lastsSeconds,
    urlOf: (id: string, language: Language, now: Date): string => {
      const expires = Math.floor(now.getTime() / 1_000) + lastsSeconds
      return `${path}/${id}?${new URLSearchParams({ language, expires: String(expires), signature: signatureOf(`${id} ${language} ${expires}`) })}`
    },
    isValid: (id: string, { language, expires, signature }: Record<string, string | undefined>, now: Date): boolean => {
      const expected = Buffer.from(signatureOf(`${id} ${language} ${expires}`))
      const given = Buffer.from(signature ?? '')
      return expected.length === given.length && timingSafeEqual(expected, given) && Number(expires) >= now.getTime() / 1_000
    },
  }
}

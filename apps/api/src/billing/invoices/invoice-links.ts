import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '@ott/catalogue-store'

/** Long enough to open a page, too short to pass the link on. */
const lastsSeconds = 60

export const invoicePath = '/subscription/ott/api/invoices'

/** Links that open one invoice without a token, for a minute (BIL-66). */
export function invoiceLinks(secret: Buffer) {
  const key = createHmac('sha256', secret).update('invoice links').digest()
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    urlOf: (invoiceId: string, language: Language, now: Date): string => {
      const expires = Math.floor(now.getTime() / 1_000) + lastsSeconds
      return `${invoicePath}/${invoiceId}?${new URLSearchParams({ language, expires: String(expires), signature: signatureOf(`${invoiceId} ${language} ${expires}`) })}`
    },
    isValid: (invoiceId: string, { language, expires, signature }: Record<string, string | undefined>, now: Date): boolean => {
      const expected = Buffer.from(signatureOf(`${invoiceId} ${language} ${expires}`))
      const given = Buffer.from(signature ?? '')
      return expected.length === given.length && timingSafeEqual(expected, given) && Number(expires) >= now.getTime() / 1_000
    },
  }
}

import { stringifySetCookie } from 'cookie'
import type { Locale } from '@ott/i18n'
import type { FastifyInstance } from 'fastify'
import { escape, translator } from './page.ts'

/** The site reads it in this browser; cookies ignore ports. */
const cookieName = 'demo-country'
const lifetimeSeconds = 86_400

/** India is where the demo is. In each of the others other titles, prices or ways to pay are offered. */
const countries = ['IN', 'BD', 'GB', 'DE', 'US'] as const

/** Chooses the country that the site sees this browser in (RUN-25). */
export function countryForm(locale: Locale, current: string | undefined): string {
  const t = translator(locale)
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const options = countries.map((code) => `<option value="${code}"${code === (current ?? 'IN') ? ' selected' : ''}>${escape(names.of(code) ?? code)}</option>`)
  return `<form action="/country?language=${locale}" method="post">
<label for="country">${t('country.label')}</label>
<select id="country" name="country">${options.join('')}</select>
<button class="quiet">${t('country.choose')}</button>
</form>`
}

/** The country that this browser has chosen. */
export function chosenCountry(cookies: Record<string, string | undefined>): string | undefined {
  return countries.find((code) => code === cookies[cookieName])
}

export function serveCountry(app: FastifyInstance): void {
  app.post('/country', (request, reply) => {
    // Another site's form must not choose.
    if (!['same-origin', undefined].includes(request.headers['sec-fetch-site'] as string | undefined)) return reply.code(403).send()
    const { country } = (request.body ?? {}) as { country?: unknown }
    const chosen = countries.find((code) => code === country)
    if (!chosen) return reply.code(400).send({ error: `expected country: ${countries.join(', ')}` })
    const locale = (request.query as { language?: unknown }).language === 'bn' ? 'bn' : 'en'
    const cookie = stringifySetCookie({ name: cookieName, value: chosen, path: '/', sameSite: 'lax', maxAge: chosen === 'IN' ? 0 : lifetimeSeconds })
    return reply.header('set-cookie', cookie).redirect(`/?language=${locale}`, 303)
  })
}

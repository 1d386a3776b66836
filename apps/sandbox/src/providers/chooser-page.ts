import { otherLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { escape, page, translator } from '../page.ts'
import { demoPeople } from './people.ts'
import type { ProviderName } from './people.ts'

const names: Record<ProviderName, string> = { google: 'Google', apple: 'Apple', facebook: 'Facebook' }

/** The sign-in page of a provider: choose a demo user, type one, or cancel. The form posts to its own URL. */
export function chooserPage(provider: ProviderName, url: string, locale: Locale, isUnclear: boolean): string {
  const t = translator(locale)
  const values = { provider: names[provider] }
  const people = Object.entries(demoPeople).map(
    ([id, { name, email, isVerified }]) => `<li>
<button name="person" value="${id}">${escape(name[locale])}</button>
<span>${email ? `${escape(email)}${isVerified ? '' : ` (${t('notVerified')})`}` : t('withoutMail')}${id === 'mim' ? ` · ${t('hasAccount')}` : ''}</span>
</li>`,
  )
  const main = `<p class="lead">${t('providerLead', values)}</p>
${isUnclear ? `<p role="alert">${t('providerUnclear')}</p>` : ''}
<form method="post">
<ul class="people">
${people.join('\n')}
</ul>
</form>
<form method="post" class="typed">
<h2>${t('providerTyped')}</h2>
<label for="name">${t('personName')}</label>
<input id="name" name="name" autocomplete="off">
<label for="email">${t('personMail')}</label>
<input id="email" name="email" type="email" required autocomplete="off">
<label class="check"><input type="checkbox" name="verified" value="yes" checked> ${t('personVerified')}</label>
<button>${t('providerContinue')}</button>
</form>
<form method="post">
<button name="cancel" value="yes" class="quiet">${t('providerCancel')}</button>
</form>`
  return page({ title: t('providerTitle', values), locale, otherLanguageUrl: inLanguage(url, otherLocale(locale)), main })
}

/** The error page of a provider; `detail` is the protocol's error. */
export function providerErrorPage(provider: ProviderName, detail: string, locale: Locale): string {
  const t = translator(locale)
  const values = { provider: names[provider] }
  const main = `<p class="lead">${t('providerRefuses', values)}</p>\n<p class="text" lang="en">${escape(detail)}</p>`
  return page({ title: t('providerTitle', values), locale, otherLanguageUrl: `?language=${otherLocale(locale)}`, main })
}

/** The requested language, else that of the browser. */
export function localeOf(asked: unknown, acceptLanguage: string | undefined): Locale {
  return /^\s*bn(?![a-z])/i.test(typeof asked === 'string' ? asked : (acceptLanguage ?? '')) ? 'bn' : 'en'
}

/** The same page in another language. */
export function inLanguage(url: string, locale: Locale): string {
  const [path, query] = url.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('language', locale)
  return `${path}?${parameters}`
}

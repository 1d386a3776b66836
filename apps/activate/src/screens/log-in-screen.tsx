import type { ReactNode } from 'react'
import { translateTags } from '../messages.ts'
import { Form, Problem } from './parts.tsx'
import type { ScreenProps } from './parts.tsx'

export type LogInLinks = { site: string; other: string; terms: string; privacy: string }

/** Who the TV will belong to: the account of the site, or a code by SMS or email here. */
export function LogInScreen({ t, locale, csrf, links, value, problem }: ScreenProps & { links: LogInLinks; value: string; problem: ReactNode }) {
  const link = (href: string) => (chunks: ReactNode[]) => <a key={href} href={href}>{chunks}</a>
  return (
    <>
      <p>{t('logIn.lead')}</p>
      <a className="button main" href={links.site}>{t('logIn.site')}</a>
      <h2>{t('logIn.or')}</h2>
      <Form action="/log-in" csrf={csrf}>
        <label htmlFor="contact">{t('logIn.contact')}</label>
        <input
          id="contact" name="contact" type="text" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={254} required
          defaultValue={value} aria-invalid={problem ? true : undefined} aria-describedby={problem ? 'problem' : undefined}
        />
        <Problem id="problem">{problem}</Problem>
        <p>{translateTags(locale, 'logIn.consent', { terms: link(links.terms), privacy: link(links.privacy) })}</p>
        <button>{t('logIn.send')}</button>
      </Form>
      <a className="line" href={links.other}>{t('logIn.other')}</a>
    </>
  )
}

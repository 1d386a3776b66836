import { csrfToken } from '../own-post.ts'
import type { Locale } from '@ott/i18n'
import type { Screen } from '../document.tsx'
import { translator } from '../messages.ts'
import { ResultScreen } from './result-screen.tsx'

export function forbiddenScreen(locale: Locale): Screen {
  const body = <ResultScreen t={translator(locale)} locale={locale} csrf={csrfToken('')} result={{ type: 'forbidden' }} />
  return { heading: 'forbidden.heading', path: '/', body }
}

export function missingScreen(locale: Locale): Screen {
  return { heading: 'missing.heading', path: '/', body: <StartLink locale={locale} /> }
}

export function errorScreen(locale: Locale): Screen {
  const body = <><p role="alert">{translator(locale)('problem.unavailable')}</p><StartLink locale={locale} /></>
  return { heading: 'forbidden.heading', path: '/', body }
}

function StartLink({ locale }: { locale: Locale }) {
  return <a className="line" href="/">{translator(locale)('again')}</a>
}

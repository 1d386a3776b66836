import { ApiError } from '@ott/api-client'
import { brand } from '@ott/brand'
import { Button, EmptyState } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { later } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'

const ErrorReport = later(() => import('./error-report.tsx'))

type Words = 'notFound' | 'gone' | 'notInYourCountry' | 'unavailable' | 'unexpected'

/** What happened, where to go on, and what to tell whoever is asked for help (WEB-12). */
export function ErrorScreen() {
  const intl = useIntl()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { words, title, text, code, requestId } = readError(useRouteError())
  const mayPass = words === 'unavailable' || words === 'unexpected'
  // What opens over a page leaves it where it was scrolled to; this stands in its place instead.
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    scrollTo(0, 0)
  }, [])
  return (
    <div data-error-page>
      <title>{`${intl.formatMessage({ id: `error.${words}.title` })} · ${brand.name[locale]}`}</title>
      <EmptyState
        title={intl.formatMessage({ id: `error.${words}.title` })}
        text={text ?? intl.formatMessage({ id: `error.${words}.text` }, { title })}
        headingLevel={1}
        actions={
          <>
            {mayPass && (
              <Button variant="primary" href={pathname + search} onClick={() => location.reload()}>
                {intl.formatMessage({ id: 'error.again' })}
              </Button>
            )}
            <Button variant={mayPass ? 'secondary' : 'primary'} href={localePath(locale, '/')}>
              {intl.formatMessage({ id: 'error.home' })}
            </Button>
          </>
        }
      />
      <ErrorReport code={code} requestId={requestId} />
    </div>
  )
}

type Refusal = { status: number; code?: string; title?: string | null; message?: string; requestId?: string }

function readError(error: unknown) {
  const refusal = refusalIn(error)
  const { status = 'UNEXPECTED', code = String(status), title, message, requestId } = refusal ?? {}
  // The server alone knows how long to wait, and says it in the viewer's language.
  return { words: wordsFor(refusal), title: title ?? '', text: status === 429 ? message : undefined, code, requestId }
}

function wordsFor(refusal: Refusal | null): Words {
  if (!refusal) return 'unexpected'
  const { status, code } = refusal
  if (code === 'NOT_IN_YOUR_COUNTRY') return 'notInYourCountry'
  if (status === 410) return 'gone'
  if (status === 404 || status === 400) return 'notFound'
  return status === 0 || status >= 500 ? 'unavailable' : 'unexpected'
}

/** A loader of the web server answers with what it was refused; one of the browser throws it as it came. */
function refusalIn(error: unknown): Refusal | null {
  if (error instanceof ApiError) return { ...error.body, status: error.status, code: error.code }
  return isRouteErrorResponse(error) ? { ...(error.data as Partial<Refusal> | null), status: error.status } : null
}

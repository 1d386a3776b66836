import { ApiError } from '@ott/api-client'
import { brand } from '@ott/brand'
import { Button, EmptyState } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { lazyWithMessages } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'

const ErrorReport = lazyWithMessages(() => import('./error-report.tsx'))

const PopularTitles = lazyWithMessages(() => import('./popular-titles.tsx'))

type ErrorKind = 'notFound' | 'gone' | 'notInYourCountry' | 'unavailable' | 'unexpected'

/** What went wrong, links to go on, and after a failure a code for the help desk (WEB-12). */
export function ErrorScreen() {
  const intl = useIntl()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const error = useRouteError()
  const { kind, title, text, code, requestId } = readError(error)
  const isFailure = kind === 'unavailable' || kind === 'unexpected'
  // A modal route keeps the scroll position of the page below, which this screen replaces.
  useEffect(() => {
    // In newer browsers `scrollTo` returns a promise, which an effect must not return.
    scrollTo(0, 0)
  }, [])
  useEffect(() => {
    if (isFailure) import('../telemetry/app-errors.ts').then(({ reportAppError }) => reportAppError(error), () => undefined)
  }, [isFailure, error])
  return (
    <div data-error-page>
      <title>{`${intl.formatMessage({ id: `error.${kind}.title` })} · ${brand.name[locale]}`}</title>
      <EmptyState
        title={intl.formatMessage({ id: `error.${kind}.title` })}
        text={text ?? intl.formatMessage({ id: `error.${kind}.text` }, { title })}
        headingLevel={1}
        actions={
          <>
            {isFailure && (
              <Button variant="primary" href={pathname + search} onClick={() => location.reload()}>
                {intl.formatMessage({ id: 'error.retry' })}
              </Button>
            )}
            <Button variant={isFailure ? 'secondary' : 'primary'} href={localePath(locale, '/')}>
              {intl.formatMessage({ id: 'error.home' })}
            </Button>
            {!isFailure && <Button href={localePath(locale, '/search')}>{intl.formatMessage({ id: 'app.nav.search' })}</Button>}
          </>
        }
      />
      {isFailure ? <ErrorReport code={code} requestId={requestId} /> : <PopularTitles />}
    </div>
  )
}

type ErrorData = { status: number; code?: string; title?: string | null; message?: string; requestId?: string }

function readError(error: unknown) {
  const errorData = errorDataOf(error)
  const { status = 'UNEXPECTED', code = String(status), title, message, requestId } = errorData ?? {}
  // Only the server knows how long to wait; its message is in the user's language.
  return { kind: errorKind(errorData), title: title ?? '', text: status === 429 ? message : undefined, code, requestId }
}

function errorKind(errorData: ErrorData | null): ErrorKind {
  if (!errorData) return 'unexpected'
  const { status, code } = errorData
  if (code === 'NOT_IN_YOUR_COUNTRY') return 'notInYourCountry'
  if (status === 410) return 'gone'
  if (status === 404 || status === 400) return 'notFound'
  return status === 0 || status >= 500 ? 'unavailable' : 'unexpected'
}

/** A server loader responds with the api's error; a client loader throws it. */
function errorDataOf(error: unknown): ErrorData | null {
  if (error instanceof ApiError) return { ...error.body, status: error.status, code: error.code }
  return isRouteErrorResponse(error) ? { ...(error.data as Partial<ErrorData> | null), status: error.status } : null
}

import { ApiError } from '@ott/api-client'
import { brand } from '@ott/brand'
import { Button, EmptyState } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useIntl } from 'react-intl'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { useLocale } from './use-locale.ts'

type Words = 'notFound' | 'gone' | 'notInYourCountry' | 'unavailable' | 'unexpected'

/** What happened, and where to go on. */
export function ErrorScreen() {
  const intl = useIntl()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { words, title } = readError(useRouteError())
  const mayPass = words === 'unavailable' || words === 'unexpected'
  return (
    <>
      <title>{`${intl.formatMessage({ id: `error.${words}.title` })} · ${brand.name[locale]}`}</title>
      <EmptyState
        title={intl.formatMessage({ id: `error.${words}.title` })}
        text={intl.formatMessage({ id: `error.${words}.text` }, { title })}
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
    </>
  )
}

function readError(error: unknown): { words: Words; title: string } {
  const refusal = refusalIn(error)
  const title = refusal?.title ?? ''
  if (!refusal) return { words: 'unexpected', title }
  const { status, code } = refusal
  if (code === 'NOT_IN_YOUR_COUNTRY') return { words: 'notInYourCountry', title }
  if (status === 410) return { words: 'gone', title }
  if (status === 404 || status === 400) return { words: 'notFound', title }
  return { words: status === 0 || status >= 500 ? 'unavailable' : 'unexpected', title }
}

/** A loader of the web server answers with what it was refused; one of the browser throws it as it came. */
function refusalIn(error: unknown): { status: number; code?: string; title?: string | null } | null {
  if (error instanceof ApiError) return { status: error.status, code: error.code, title: error.body.title }
  if (isRouteErrorResponse(error)) return { ...(error.data as { code?: string; title?: string | null } | null), status: error.status }
  return null
}

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
  if (!isRouteErrorResponse(error)) return { words: 'unexpected', title: '' }
  const refusal = (error.data ?? {}) as { code?: string; title?: string | null }
  const title = refusal.title ?? ''
  if (refusal.code === 'NOT_IN_YOUR_COUNTRY') return { words: 'notInYourCountry', title }
  if (error.status === 410) return { words: 'gone', title }
  if (error.status === 404 || error.status === 400) return { words: 'notFound', title }
  return { words: error.status === 503 ? 'unavailable' : 'unexpected', title }
}

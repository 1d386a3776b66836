import { Button, WideOnly } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { lazyWithMessages } from '../i18n/lazy-with-messages.tsx'
import { loginPath } from '../routing/paths.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useAuth, useProfile } from '../auth/use-auth.ts'

const AccountMenu = lazyWithMessages(() => import('./account-menu.tsx'))

/** Login for guests; plans and the account menu for users. Over a hero its watch button is the primary action. */
export function AccountControls({ overHero }: { overHero: boolean }) {
  const intl = useIntl()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { status } = useAuth()
  const { isKids, isChosen } = useProfile()
  // The pages of the device limit and of the profiles have the logout button.
  if (status === 'idle' || status === 'deviceLimitExceeded' || !isChosen) return null
  if (status === 'loggedOut') {
    return (
      <Button variant={overHero ? 'secondary' : 'primary'} size="sm" href={loginPath(locale, pathname + search)}>
        {intl.formatMessage({ id: 'app.login' })}
      </Button>
    )
  }
  return (
    <>
      {!isKids && (
        <WideOnly>
          <Button size="sm" href={localePath(locale, '/plans')}>{intl.formatMessage({ id: 'app.nav.plans' })}</Button>
        </WideOnly>
      )}
      <AccountMenu />
    </>
  )
}

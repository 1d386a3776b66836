import { profilesQuery, userQuery } from '@ott/api-client'
import { brand } from '@ott/brand'
import { Avatar, BookmarkIcon, CardIcon, GiftIcon, HelpIcon, InstallIcon, LaptopIcon, LockIcon, LogoutIcon, Menu, PersonIcon, PlayIcon } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useHasParentalControl } from '../account/use-has-parental-control.ts'
import { installAtom } from '../pwa/install-prompt.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { activityPath } from '../routing/paths.ts'
import { apiClient } from '../api/client.ts'
import LogoutConfirmation from '../auth/logout-dialog.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { useAuth, useProfile } from '../auth/use-auth.ts'

/**
 * The account links and logout behind the user's avatar. A child's profile has neither: the profiles lead out of it (PRO-7).
 */
export default function AccountMenu() {
  const intl = useIntl()
  const locale = useLocale()
  const { status } = useAuth()
  const install = useAtomValue(installAtom)
  const offersGifts = useIsEnabled('gifts')
  const hasParentalControl = useHasParentalControl()
  const [isAsking, setIsAsking] = useState(false)
  const { data: user } = useQuery({ ...userQuery(apiClient), enabled: status === 'loggedIn' })
  const { isKids } = useProfile()
  const offersProfiles = useIsEnabled('profiles')
  const { data: profiles } = useQuery({ ...profilesQuery(apiClient), enabled: status === 'loggedIn' && (offersProfiles || isKids) })
  const profile = profiles?.all.find(({ id }) => id === profiles.currentId)
  const name = profile?.name ?? user?.name ?? user?.email ?? ''
  const logout = intl.formatMessage({ id: 'app.logout' })
  const ask = () => setIsAsking(true)
  const switching = profile && {
    label: profile.name === null ? intl.formatMessage({ id: 'profiles.switch' }) : intl.formatMessage({ id: 'profiles.switchFrom' }, { name: profile.name }),
    icon: <PersonIcon />,
    href: localePath(locale, '/profiles'),
  }
  const list = { label: intl.formatMessage({ id: 'my.title' }, { product: brand.name[locale] }), icon: <BookmarkIcon />, href: localePath(locale, activityPath) }
  if (isKids) {
    const leave = switching ?? { label: intl.formatMessage({ id: 'profiles.switch' }), icon: <PersonIcon />, href: localePath(locale, '/profiles') }
    return <Menu label={intl.formatMessage({ id: 'app.account' })} trigger={<Avatar name={name} locale={locale} />} items={[list, leave]} />
  }
  return (
    <>
      <Menu
        label={intl.formatMessage({ id: 'app.account' })}
        trigger={<Avatar name={name} locale={locale} />}
        items={[
          ...(switching ? [switching] : []),
          list,
          { label: intl.formatMessage({ id: 'settings.account' }), icon: <PersonIcon />, href: localePath(locale, '/settings/accounts') },
          { label: intl.formatMessage({ id: 'settings.playback' }), icon: <PlayIcon />, href: localePath(locale, '/settings/playback') },
          ...(hasParentalControl ? [{ label: intl.formatMessage({ id: 'settings.parental' }), icon: <LockIcon />, href: localePath(locale, '/settings/parental-control') }] : []),
          { label: intl.formatMessage({ id: 'settings.devices' }), icon: <LaptopIcon />, href: localePath(locale, '/settings/devices') },
          { label: intl.formatMessage({ id: 'app.nav.plans' }), icon: <CardIcon />, href: localePath(locale, '/plans') },
          ...(offersGifts ? [{ label: intl.formatMessage({ id: 'redeem.heading' }), icon: <GiftIcon />, href: localePath(locale, '/redeem') }] : []),
          { label: intl.formatMessage({ id: 'settings.help' }), icon: <HelpIcon />, href: localePath(locale, '/settings/help') },
          ...(install.status === 'offered' ? [{ label: intl.formatMessage({ id: 'install.prompt' }), icon: <InstallIcon />, onChoose: install.prompt }] : []),
          'divider',
          { label: logout, icon: <LogoutIcon />, onChoose: ask },
        ]}
      />
      {isAsking && <LogoutConfirmation onClose={() => setIsAsking(false)} />}
    </>
  )
}

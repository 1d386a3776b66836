import { SettingsLayout } from '@ott/identity-feature'
import type { SettingsPage } from '@ott/identity-feature'
import { localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { useHasParentalControl } from './use-has-parental-control.ts'

/** A settings page in its layout; without a current one, the list of all pages. */
export function SettingsScreen({ current, children }: { current: SettingsPage | null; children?: ReactNode }) {
  const locale = useLocale()
  return (
    <Suspense>
      <DeferredMessages>
        <SettingsLayout current={current} hasPreviews={useIsEnabled('previews')} hasParentalControl={useHasParentalControl()} hrefs={settingsHrefs(locale)}>{children}</SettingsLayout>
      </DeferredMessages>
    </Suspense>
  )
}

export const settingsHrefs = (locale: Locale): Record<SettingsPage, string> => ({
  account: localePath(locale, '/settings/accounts'),
  playback: localePath(locale, '/settings/playback'),
  parental: localePath(locale, '/settings/parental-control'),
  devices: localePath(locale, '/settings/devices'),
  help: localePath(locale, '/settings/help'),
})

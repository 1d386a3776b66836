import { SettingsFrame } from '@ott/identity-feature'
import type { SettingsPlace } from '@ott/identity-feature'
import { localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useIsOffered } from '../platform/feature-flags.ts'
import { LaterWords } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'

/** A settings page in its layout; without a current one, the list of all. */
export function SettingsScreen({ current, children }: { current: SettingsPlace | null; children?: ReactNode }) {
  const locale = useLocale()
  return (
    <Suspense>
      <LaterWords>
        <SettingsFrame current={current} hasPreviews={useIsOffered('previews')} hrefs={settingsHrefs(locale)}>{children}</SettingsFrame>
      </LaterWords>
    </Suspense>
  )
}

export const settingsHrefs = (locale: Locale): Record<SettingsPlace, string> => ({
  account: localePath(locale, '/settings/accounts'),
  playback: localePath(locale, '/settings/playback'),
  devices: localePath(locale, '/settings/devices'),
  help: localePath(locale, '/settings/help'),
})

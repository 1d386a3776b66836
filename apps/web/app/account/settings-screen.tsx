import { SettingsFrame } from '@ott/identity-feature'
import type { SettingsPlace } from '@ott/identity-feature'
import { localePath } from '@ott/i18n'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { LaterWords } from '../words/later.tsx'
import { useLocale } from '../words/use-locale.ts'

/** One of the settings in their frame; without one, the way to each. */
export function SettingsScreen({ current, children }: { current: SettingsPlace | null; children?: ReactNode }) {
  const locale = useLocale()
  const hrefs = { account: localePath(locale, '/settings/accounts'), devices: localePath(locale, '/settings/devices') }
  return (
    <Suspense>
      <LaterWords>
        <SettingsFrame current={current} hrefs={hrefs}>{children}</SettingsFrame>
      </LaterWords>
    </Suspense>
  )
}

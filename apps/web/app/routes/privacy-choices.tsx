import { brand, legalLinks } from '@ott/brand'
import { PrivacyChoices } from '@ott/identity-feature'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { useProfile } from '../auth/use-auth.ts'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { changeConsent, consentAtom, loadConsent } from '../telemetry/consent-store.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/privacy-choices.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred' }

const readMeta = deferredMeta((t) => ({ title: t('privacyChoices.title'), description: t('privacyChoices.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function PrivacyChoicesRoute() {
  const locale = useLocale()
  const { isKids } = useProfile()
  const consent = useAtomValue(consentAtom)
  useEffect(() => void loadConsent(), [])
  return (
    <Suspense>
      <DeferredMessages>
        <PrivacyChoices consent={consent} isKids={isKids} policyHref={legalLinks(brand, locale).privacy} onChange={(action) => void changeConsent(action)} />
      </DeferredMessages>
    </Suspense>
  )
}

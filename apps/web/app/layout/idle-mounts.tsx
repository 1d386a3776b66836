import { moveFocusByArrow } from '@ott/design-system'
import { useEffect } from 'react'
import { lazyWithMessages } from '../i18n/lazy-with-messages.tsx'
import { loadAllMessages } from '../i18n/load-messages.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { Previews } from '../previews/previews.tsx'
import { ownBuild } from '../pwa/latest-build.ts'
import { registerServiceWorker } from '../pwa/register-service-worker.ts'
import { UpdatePrompt } from '../pwa/update-prompt.tsx'
import { prefetchNearbyLinks } from './nearby-links.ts'

const ConsentGate = lazyWithMessages(() => import('../telemetry/consent-gate.tsx'))

/** What no page needs while it loads: the question for consent, previews, arrow keys, nearby links, the service worker, the code of toasts, and the update prompt. */
export default function IdleMounts() {
  const locale = useLocale()
  useEffect(registerServiceWorker, [])
  useEffect(() => {
    document.addEventListener('keydown', moveFocusByArrow)
    return () => document.removeEventListener('keydown', moveFocusByArrow)
  }, [])
  useEffect(prefetchNearbyLinks, [])
  // A toast may be about a lost connection, when its code can no longer be loaded.
  useEffect(() => void Promise.all([import('../toasts/toast-list.tsx'), loadAllMessages(locale)]).catch(() => undefined), [locale])
  return (
    <>
      <ConsentGate />
      <Previews />
      {ownBuild !== null && <UpdatePrompt own={ownBuild} />}
    </>
  )
}

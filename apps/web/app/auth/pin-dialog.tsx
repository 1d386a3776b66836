import { PinDialog } from '@ott/identity-feature'
import { localePath } from '@ott/i18n'
import { apiClient } from '../api/client.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { pinGranted } from './parental.ts'

/** Asks for the PIN, then the waiting start goes on. */
export default function Pin({ onClose }: { onClose: () => void }) {
  return <PinDialog call={apiClient} forgotHref={localePath(useLocale(), '/settings/parental-control')} onGranted={pinGranted} onClose={onClose} />
}

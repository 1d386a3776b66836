import type { MessageId } from '../messages.ts'
import { DeviceList } from './device-list.tsx'
import type { ListedDevice } from './device-list.tsx'
import type { ScreenProps } from './parts.tsx'

export type ShownResult = { type: 'allowed'; devicesUrl: string } | { type: 'waiting'; devices: ListedDevice[] } | { type: 'denied' | 'expired' | 'forbidden' }

const leads: Record<ShownResult['type'], MessageId> = {
  allowed: 'allowed.lead',
  waiting: 'waiting.lead',
  denied: 'denied.lead',
  expired: 'expired.lead',
  forbidden: 'forbidden.lead',
}

/** The end. No link leads on by itself. */
export function ResultScreen({ result, ...props }: ScreenProps & { result: ShownResult }) {
  const { t } = props
  return (
    <>
      <p>{t(leads[result.type])}</p>
      {result.type === 'waiting' && <DeviceList {...props} devices={result.devices} />}
      {result.type === 'allowed' ? <a className="line" href={result.devicesUrl}>{t('allowed.remove')}</a> : result.type !== 'waiting' && <a className="line" href="/">{t('again')}</a>}
    </>
  )
}

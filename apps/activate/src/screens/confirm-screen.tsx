import { formatTvCode } from '@ott/identity'
import type { ReactNode } from 'react'
import { DeviceList } from './device-list.tsx'
import type { ListedDevice } from './device-list.tsx'
import { Form, Problem } from './parts.tsx'
import type { ScreenProps } from './parts.tsx'

export type ShownActivation = { activationId: string; deviceName: string | null; model: string | null; place: string | null; requestedAt: string; account: string | null; isDeviceLimitReached: boolean }

export type ConfirmProps = ScreenProps & {
  code: string
  activation: ShownActivation
  /** The viewer's country, where known. */
  country: string | undefined
  /** Only at the device limit. */
  devices: ListedDevice[]
  now: Date
  problem?: ReactNode
}

/**
 * The one screen that protects an owner from a stranger's TV (TV-12, TV-23): both answers weigh the same, and neither has
 * the focus. A TV abroad makes the refusal the first. The forms name their TV, because another tab may have looked up
 * another one since (TV-17).
 */
export function ConfirmScreen({ t, locale, csrf, code, activation, country, devices, now, problem }: ConfirmProps) {
  const { activationId, deviceName, model, place, requestedAt, account, isDeviceLimitReached } = activation
  const isElsewhere = country !== undefined && country !== place
  const buttons = [<button key="allow" name="decision" value="allow">{t('confirm.allow')}</button>, <button key="deny" name="decision" value="deny">{t('confirm.deny')}</button>]
  const shown = <input type="hidden" name="activation" value={activationId} />
  return (
    <>
      <p>{t('confirm.lead')}</p>
      <Problem>{problem}</Problem>
      <dl>
        <div><dt>{t('confirm.code')}</dt><dd className="shown" lang="en">{formatTvCode(code)}</dd></div>
        <div><dt>{t('confirm.tv')}</dt><dd>{deviceName ?? t('confirm.unnamed')}</dd></div>
        {model && <div><dt>{t('confirm.model')}</dt><dd>{model}</dd></div>}
        {place && <div><dt>{t('confirm.place')}</dt><dd>{new Intl.DisplayNames([locale], { type: 'region' }).of(place)}</dd></div>}
        <div><dt>{t('confirm.requested')}</dt><dd><time dateTime={requestedAt} data-now={now.toISOString()}>{timeSince(requestedAt, now, locale)}</time></dd></div>
        {account && (
          <div>
            <dt>{t('confirm.account')}</dt>
            <dd>{account}<Form action="/confirm" csrf={csrf}>{shown}<button className="link" name="decision" value="release">{t('confirm.otherAccount')}</button></Form></dd>
          </div>
        )}
      </dl>
      {isElsewhere && <p className="warning" role="alert">{t(place === null ? 'confirm.unknownPlace' : 'confirm.elsewhere')}</p>}
      {isDeviceLimitReached && <p className="status">{t('confirm.limit')}</p>}
      <Form action="/confirm" csrf={csrf} className="pair">{shown}{isElsewhere ? buttons.toReversed() : buttons}</Form>
      {isDeviceLimitReached && <DeviceList t={t} locale={locale} csrf={csrf} devices={devices} />}
    </>
  )
}

/** `now`, `2 minutes ago`. */
function timeSince(moment: string, now: Date, locale: string): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / 60_000))
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return minutes === 0 ? words.format(0, 'second') : words.format(-minutes, 'minute')
}

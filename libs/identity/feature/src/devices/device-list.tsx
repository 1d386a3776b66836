import type { Device } from '@ott/api-client'
import { Badge, Button, EditIcon, ErrorState, FactLine, IconButton, LaptopIcon, PhoneIcon, Skeleton, Stack, TvIcon, VisuallyHidden } from '@ott/design-system'
import { formatLocalDateTime, spokenAs } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import * as styles from './device-list.css.ts'

interface DeviceListProps {
  devices: Device[]
  locale: Locale
  /** The device being removed; the others are disabled. */
  leaving: Device | null
  onRemove: (device: Device) => void
  /** Not offered without it. */
  onRename?: (device: Device) => void
}

export function DeviceList({ devices, locale, leaving, onRemove, onRename }: DeviceListProps) {
  const intl = useIntl()
  return (
    <div className={styles.place}>
      <ul className={styles.list} aria-label={intl.formatMessage({ id: 'deviceLimit.devices' })}>
        {devices.map((device) => (
          <DeviceRow
            key={device.handle}
            device={device}
            locale={locale}
            isLeaving={device.handle === leaving?.handle}
            disabled={leaving !== null && device.handle !== leaving.handle}
            onRemove={() => onRemove(device)}
            onRename={onRename && (() => onRename(device))}
          />
        ))}
      </ul>
    </div>
  )
}

interface DeviceRowProps {
  device: Device
  locale: Locale
  isLeaving: boolean
  disabled: boolean
  onRemove: () => void
  onRename?: () => void
}

function DeviceRow({ device, locale, isLeaving, disabled, onRemove, onRename }: DeviceRowProps) {
  const intl = useIntl()
  const platform = platformWords(intl, device)
  const name = deviceName(intl, device)
  const model = device.model === name ? null : device.model
  const facts = [device.name === null ? null : platform, model, wordsOfUse(intl, device), placeOf(device, locale)].filter((fact) => typeof fact === 'string')
  return (
    <li className={styles.device}>
      <span className={styles.sign}><Sign device={device} /></span>
      <div>
        <div className={styles.name} lang={spokenAs(name)}>{name}</div>
        <div className={styles.used}>
          <FactLine facts={facts} />
        </div>
      </div>
      <div className={styles.actions}>
        {onRename && <IconButton size="sm" variant="tertiary" icon={<EditIcon />} label={intl.formatMessage({ id: 'devices.rename' }, { device: name })} onClick={onRename} />}
        {device.isCurrent ? (
          <Badge tone="good">{intl.formatMessage({ id: 'devices.current' })}</Badge>
        ) : (
          <Button
            size="sm"
            aria-label={intl.formatMessage({ id: 'deviceLimit.removeDevice' }, { device: name })}
            disabled={disabled}
            loading={isLeaving}
            onClick={onRemove}
          >
            {intl.formatMessage({ id: 'deviceLimit.remove' })}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The device's name, or its platform without one. */
export function deviceName(intl: IntlShape, device: Device): string {
  return device.name ?? platformWords(intl, device)
}

function platformWords(intl: IntlShape, { platform }: Device): string {
  return intl.formatMessage({ id: platform === 'tv' ? 'deviceLimit.platform.tv' : 'deviceLimit.platform.web' })
}

function wordsOfUse(intl: IntlShape, { isCurrent, lastActiveAt }: Device): string {
  if (isCurrent) return intl.formatMessage({ id: 'devices.inUse' })
  return intl.formatMessage({ id: 'deviceLimit.lastUsed' }, { date: formatLocalDateTime(lastActiveAt, intl.locale) })
}

/** The country the device signed in from. */
function placeOf({ countryCode }: Device, locale: Locale): string | undefined {
  return countryCode === null ? undefined : new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode)
}

function Sign({ device: { platform, name } }: { device: Device }) {
  if (platform === 'tv') return <TvIcon />
  return /android|iphone|ios|phone/i.test(name ?? '') ? <PhoneIcon /> : <LaptopIcon />
}

export function DevicesNotLoaded({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  const intl = useIntl()
  return (
    <ErrorState
      title={intl.formatMessage({ id: 'deviceLimit.loadFailed' })}
      text={intl.formatMessage({ id: 'deviceLimit.checkConnection' })}
      actions={<Button variant="primary" loading={isTrying} onClick={onRetry}>{intl.formatMessage({ id: 'deviceLimit.retry' })}</Button>}
    />
  )
}

export function DeviceListSkeleton() {
  const intl = useIntl()
  return (
    <div className={styles.place} role="status" aria-busy="true">
      <VisuallyHidden>{intl.formatMessage({ id: 'deviceLimit.loading' })}</VisuallyHidden>
      <div className={styles.list}>
        {[1, 2, 3].map((row) => (
          <div key={row} className={styles.device}>
            <span className={styles.sign} />
            <Stack gap={2}><Skeleton shape="heading" /><Skeleton shape="line" /></Stack>
          </div>
        ))}
      </div>
    </div>
  )
}

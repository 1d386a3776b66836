import { devicesQuery, isErrorOrRetrying, removeDevices, removeOtherDevices } from '@ott/api-client'
import type { Call, Device } from '@ott/api-client'
import { Button, Inline, Link, Section, Stack, Text, VisuallyHidden } from '@ott/design-system'
import type { Locale } from '@ott/i18n'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { DeviceList, DeviceListSkeleton, DevicesNotLoaded, deviceName } from '../devices/device-list.tsx'
import { RenameDeviceDialog } from './rename-device-dialog.tsx'

interface DeviceSettingsProps {
  call: Call
  locale: Locale
  /** Where a TV gets the account; null if that is not offered. */
  activateHref: string | null
}

/** The pending confirmation: for one device, or for all others. */
type Leaving = { type: 'one'; device: Device } | { type: 'others'; devices: Device[] }

/** Devices with a session of this account. Each other device can be signed out, alone or with all others (SES-18). */
export function DeviceSettings({ call, locale, activateHref }: DeviceSettingsProps) {
  const intl = useIntl()
  const queries = useQueryClient()
  const reading = useQuery(devicesQuery(call))
  const { data: devices, isFetching, refetch } = reading
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const [renaming, setRenaming] = useState<Device | null>(null)
  const [done, setDone] = useState('')
  const place = useRef<HTMLDivElement>(null)
  // The layout around the list stays the same until the devices are loaded.
  const isMissed = isErrorOrRetrying(reading)
  const isComing = !devices && !isMissed
  const others = devices?.filter(({ isCurrent }) => !isCurrent) ?? []

  const reread = () => queries.invalidateQueries({ queryKey: devicesQuery(call).queryKey })
  const remove = async (chosen: Leaving) => {
    await (chosen.type === 'one' ? removeDevices(call, [chosen.device.handle]) : removeOtherDevices(call))
    setDone(intl.formatMessage({ id: 'devices.removed' }, { count: chosen.type === 'one' ? 1 : chosen.devices.length }))
    setLeaving(null)
    // The focused row was removed.
    place.current?.focus()
    await reread()
  }

  return (
    <div ref={place} tabIndex={-1} data-halo="elsewhere">
      <Section title={intl.formatMessage({ id: 'settings.devices' })}>
        <Stack gap={5}>
          {(isComing || devices) && (
            <Inline spread>
              <Text tone="soft">{devices ? intl.formatMessage({ id: 'devices.count' }, { count: devices.length }) : '\u00a0'}</Text>
              {(isComing || others.length > 0) && <Button size="sm" disabled={isComing} onClick={() => setLeaving({ type: 'others', devices: others })}>{intl.formatMessage({ id: 'devices.removeOthers' })}</Button>}
            </Inline>
          )}
          {devices && <DeviceList devices={currentFirst(devices)} locale={locale} leaving={null} onRemove={(device) => setLeaving({ type: 'one', device })} onRename={setRenaming} />}
          {isComing && <DeviceListSkeleton />}
          {isMissed && <DevicesNotLoaded isTrying={isFetching} onRetry={() => void refetch()} />}
          {!isComing && activateHref !== null && <Link href={activateHref}>{intl.formatMessage({ id: 'devices.addTv' })}</Link>}
          <div role="status"><VisuallyHidden>{done}</VisuallyHidden></div>
        </Stack>
      </Section>
      {renaming && (
        <RenameDeviceDialog
          call={call}
          device={renaming}
          name={deviceName(intl, renaming)}
          onRenamed={() => {
            setDone(intl.formatMessage({ id: 'devices.renamed' }))
            setRenaming(null)
            void reread()
          }}
          onClose={() => setRenaming(null)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          {...questionAbout(intl, leaving)}
          cancel={intl.formatMessage({ id: 'logout.cancel' })}
          close={intl.formatMessage({ id: 'logout.close' })}
          failed={intl.formatMessage({ id: 'deviceLimit.removeFailed' })}
          onConfirm={() => remove(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  )
}

function questionAbout(intl: IntlShape, leaving: Leaving) {
  if (leaving.type === 'others') {
    return {
      title: intl.formatMessage({ id: 'devices.removeOthers.title' }),
      text: intl.formatMessage({ id: 'devices.removeOthers.text' }, { count: leaving.devices.length }),
      confirm: intl.formatMessage({ id: 'devices.logOut' }),
    }
  }
  return {
    title: intl.formatMessage({ id: 'devices.remove.title' }, { device: deviceName(intl, leaving.device) }),
    text: intl.formatMessage({ id: 'devices.remove.text' }),
    confirm: intl.formatMessage({ id: 'deviceLimit.remove' }),
  }
}

function currentFirst(devices: Device[]): Device[] {
  return devices.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

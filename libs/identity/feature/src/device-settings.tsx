import { devicesQuery, removeDevices } from '@ott/api-client'
import type { Call, Device } from '@ott/api-client'
import { Button, Section, Stack, Text, VisuallyHidden } from '@ott/design-system'
import type { Locale } from '@ott/i18n'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DeviceList, DeviceListSkeleton, DevicesNotLoaded, deviceName } from './device-list.tsx'

export interface DeviceSettingsProps {
  call: Call
  locale: Locale
}

/** Where the account is signed in. Each other device can be signed out, one or all (SES-18). */
export function DeviceSettings({ call, locale }: DeviceSettingsProps) {
  const intl = useIntl()
  const queries = useQueryClient()
  const { data: devices, isError, isFetching, refetch } = useQuery(devicesQuery(call))
  const [leaving, setLeaving] = useState<Device[]>([])
  const [done, setDone] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const others = devices?.filter(({ isCurrent }) => !isCurrent) ?? []

  const remove = async () => {
    await removeDevices(call, leaving.map(({ handle }) => handle))
    setDone(intl.formatMessage({ id: 'devices.removed' }, { count: leaving.length }))
    setLeaving([])
    // What had the focus is gone with its row.
    place.current?.focus()
    await queries.invalidateQueries({ queryKey: devicesQuery(call).queryKey })
  }

  return (
    <div ref={place} tabIndex={-1} data-halo="elsewhere">
      <Section
        title={intl.formatMessage({ id: 'settings.devices' })}
        end={others.length > 0 && <Button size="sm" onClick={() => setLeaving(others)}>{intl.formatMessage({ id: 'devices.removeOthers' })}</Button>}
      >
        <Stack gap={5}>
          {devices && <Text tone="soft">{intl.formatMessage({ id: 'devices.count' }, { count: devices.length })}</Text>}
          {devices && <DeviceList devices={currentFirst(devices)} locale={locale} leaving={null} onRemove={(device) => setLeaving([device])} />}
          {!devices && (isError ? <DevicesNotLoaded isTrying={isFetching} onRetry={() => void refetch()} /> : <DeviceListSkeleton />)}
          <div role="status"><VisuallyHidden>{done}</VisuallyHidden></div>
        </Stack>
      </Section>
      {leaving.length > 0 && (
        <ConfirmDialog
          {...questionAbout(intl, leaving)}
          cancel={intl.formatMessage({ id: 'logout.cancel' })}
          close={intl.formatMessage({ id: 'logout.close' })}
          failed={intl.formatMessage({ id: 'deviceLimit.removeFailed' })}
          onConfirm={remove}
          onClose={() => setLeaving([])}
        />
      )}
    </div>
  )
}

function questionAbout(intl: IntlShape, leaving: Device[]) {
  const [first, ...more] = leaving
  if (more.length > 0 || !first) {
    return {
      title: intl.formatMessage({ id: 'devices.removeOthers.title' }),
      text: intl.formatMessage({ id: 'devices.removeOthers.text' }, { count: leaving.length }),
      confirm: intl.formatMessage({ id: 'devices.signOut' }),
    }
  }
  return {
    title: intl.formatMessage({ id: 'devices.remove.title' }, { device: deviceName(intl, first) }),
    text: intl.formatMessage({ id: 'devices.remove.text' }),
    confirm: intl.formatMessage({ id: 'deviceLimit.remove' }),
  }
}

function currentFirst(devices: Device[]): Device[] {
  return devices.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

import { Form } from './parts.tsx'
import type { ScreenProps } from './parts.tsx'

export type ListedDevice = { sessionHandle: string; name: string | null; isCurrentDevice: boolean }

/** Devices of the account, each with a button that frees its slot. The device that the viewer came from stays. */
export function DeviceList({ t, csrf, devices }: ScreenProps & { devices: ListedDevice[] }) {
  return (
    <>
      <h2 id="devices">{t('devices.heading')}</h2>
      <ul aria-labelledby="devices">
        {devices.map(({ sessionHandle, name, isCurrentDevice }) => {
          const device = name ?? t('devices.unknown')
          return (
            <li key={sessionHandle}>
              <span>{device}{isCurrentDevice && <small>{t('devices.current')}</small>}</span>
              {!isCurrentDevice && (
                <Form action="/devices/remove" csrf={csrf}>
                  <button name="device" value={sessionHandle} aria-label={t('devices.removeNamed', { device })}>{t('devices.remove')}</button>
                </Form>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

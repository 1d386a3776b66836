import { devicesQuery, removeDevices } from '@ott/api-client'
import type { Call, Device } from '@ott/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** Removing and continuing fail separately: a removed device is not removed again. */
type DeviceRemoval =
  | { status: 'choosing'; failed: boolean }
  | { status: 'removing'; device: Device }
  | { status: 'goingOn' }
  | { status: 'stuck'; isTrying: boolean }

export function useDeviceRemoval(call: Call, onRemoved: () => void | Promise<void>) {
  const queries = useQueryClient()
  const [removal, setRemoval] = useState<DeviceRemoval>({ status: 'choosing', failed: false })

  /** A user who was over the limit by more than one device stays here and chooses again. */
  const goOn = async () => {
    try {
      await onRemoved()
      await queries.invalidateQueries({ queryKey: devicesQuery(call).queryKey })
      setRemoval({ status: 'choosing', failed: false })
    } catch {
      setRemoval({ status: 'stuck', isTrying: false })
    }
  }

  const remove = async (device: Device) => {
    setRemoval({ status: 'removing', device })
    try {
      await removeDevices(call, [device.handle])
    } catch {
      return setRemoval({ status: 'choosing', failed: true })
    }
    await goOn()
  }

  return {
    removal,
    remove: (device: Device) => void remove(device),
    goOn: () => {
      setRemoval(removal.status === 'stuck' ? { status: 'stuck', isTrying: true } : { status: 'goingOn' })
      void goOn()
    },
  }
}

import { devicesQuery, removeDevices } from '@ott/api-client'
import type { Call, Device } from '@ott/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** Removing and going on fail apart: a device that is gone is not removed again. */
export type Removal =
  | { step: 'choosing'; failed: boolean }
  | { step: 'removing'; device: Device }
  | { step: 'goingOn' }
  | { step: 'stuck'; isTrying: boolean }

export function useRemoval(call: Call, onRemoved: () => void | Promise<void>) {
  const queries = useQueryClient()
  const [removal, setRemoval] = useState<Removal>({ step: 'choosing', failed: false })

  /** Whoever is still here afterwards was over the limit by more than one, and chooses again. */
  const goOn = async () => {
    try {
      await onRemoved()
      await queries.invalidateQueries({ queryKey: devicesQuery(call).queryKey })
      setRemoval({ step: 'choosing', failed: false })
    } catch {
      setRemoval({ step: 'stuck', isTrying: false })
    }
  }

  const remove = async (device: Device) => {
    setRemoval({ step: 'removing', device })
    try {
      await removeDevices(call, [device.handle])
    } catch {
      return setRemoval({ step: 'choosing', failed: true })
    }
    await goOn()
  }

  return {
    removal,
    remove: (device: Device) => void remove(device),
    goOn: () => {
      setRemoval(removal.step === 'stuck' ? { step: 'stuck', isTrying: true } : { step: 'goingOn' })
      void goOn()
    },
  }
}

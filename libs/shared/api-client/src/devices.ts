import type { Call } from './api-client.ts'

export type Device = { handle: string; name: string | null; model: string | null; platform: string; lastActiveAt: Date; countryCode: string | null; isCurrent: boolean }

export function devicesQuery(call: Call) {
  return {
    queryKey: ['devices'],
    staleTime: 0,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Device[]> =>
      (await call('devices', {}, { signal })).items.map((device) => ({
        handle: device.sessionHandle,
        name: device.name,
        model: device.model,
        platform: device.platform,
        lastActiveAt: new Date(device.lastActiveAt),
        countryCode: device.countryCode,
        isCurrent: device.isCurrentDevice,
      })),
  }
}

export async function removeDevices(call: Call, handles: string[]): Promise<void> {
  await call('removeDevices', { body: { sessionHandles: handles } })
}

/** Logs out every other device, also those that the list does not show. */
export async function removeOtherDevices(call: Call): Promise<void> {
  await call('removeOtherDevices', {})
}

/** Null gives the device its original name back. */
export async function renameDevice(call: Call, handle: string, name: string | null): Promise<void> {
  await call('renameDevice', { params: { id: handle }, body: { name } })
}

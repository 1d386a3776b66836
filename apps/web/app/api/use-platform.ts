import { platformQuery } from '@ott/api-client'
import { brand } from '@ott/brand'
import { apiLanguage } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { apiClient } from './client.ts'
import { useLocale } from '../i18n/use-locale.ts'

/** Time zone and clock of the service, and the user's country as the server sees it. A wrong clock of a device must not lock its user out. */
export function usePlatform(): { timeZone: string; country: string | null; now: () => Date } {
  const { data, dataUpdatedAt } = useQuery(platformQuery(apiClient, apiLanguage(useLocale())))
  const skewMs = data ? data.serverTime.getTime() - dataUpdatedAt : 0
  // Seconds are latency.
  const isWrong = Math.abs(skewMs) > 60_000
  return {
    timeZone: data?.timeZone ?? brand.timeZone,
    country: data?.countryCode ?? null,
    now: () => new Date(Date.now() + (isWrong ? skewMs : 0)),
  }
}

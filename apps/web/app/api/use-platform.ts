import { platformQuery } from '@ott/api-client'
import { brand } from '@ott/brand'
import { apiLanguage } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { call } from './client.ts'
import { useLocale } from '../i18n/use-locale.ts'

/** The service's zone, and its clock: a device's own clock may be wrong, and must lock nobody out. */
export function usePlatform(): { timeZone: string; now: () => Date } {
  const { data, dataUpdatedAt } = useQuery(platformQuery(call, apiLanguage(useLocale())))
  const skewMs = data ? data.serverTime.getTime() - dataUpdatedAt : 0
  // A second or two is the way of the answer, not a wrong clock.
  const isWrong = Math.abs(skewMs) > 60_000
  return {
    timeZone: data?.timeZone ?? brand.timeZone,
    now: () => new Date(Date.now() + (isWrong ? skewMs : 0)),
  }
}

import { continueWatchingQuery, watchListQuery } from '@ott/api-client'
import { apiLanguage } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { apiClient } from '../api/client.ts'
import { useSession } from '../auth/use-auth.ts'
import { useLocale } from '../i18n/use-locale.ts'

export function useContinueWatchingQuery() {
  const profileId = useSession()?.profileId ?? null
  const language = apiLanguage(useLocale())
  return useQuery({ ...continueWatchingQuery(apiClient, profileId ?? ('' as never), language), enabled: profileId !== null })
}

export function useWatchlistQuery() {
  const profileId = useSession()?.profileId ?? null
  const language = apiLanguage(useLocale())
  const isEnabled = useIsEnabled('watchList')
  return useQuery({ ...watchListQuery(apiClient, profileId ?? ('' as never), language), enabled: isEnabled && profileId !== null })
}

import { unfinishedQuery, watchListQuery } from '@ott/api-client'
import { apiLanguage } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { useIsOffered } from '../platform/feature-flags.ts'
import { call } from '../api/client.ts'
import { useSession } from '../auth/use-auth.ts'
import { useLocale } from '../i18n/use-locale.ts'

/** Continue watching of the signed-in user. */
export function useToGoOnWith() {
  const profileId = useSession()?.profileId ?? null
  const language = apiLanguage(useLocale())
  return useQuery({ ...unfinishedQuery(call, profileId ?? ('' as never), language), enabled: profileId !== null })
}

export function useWatchList() {
  const profileId = useSession()?.profileId ?? null
  const language = apiLanguage(useLocale())
  const isOffered = useIsOffered('watchList')
  return useQuery({ ...watchListQuery(call, profileId ?? ('' as never), language), enabled: isOffered && profileId !== null })
}

import { personQuery } from '@ott/api-client'
import { PersonPage } from '@ott/catalogue-feature'
import { apiLanguage } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { Suspense, memo } from 'react'
import { apiClient } from '../api/client.ts'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'

export const PersonScreen = memo(({ id }: { id: string }) => {
  const { data } = useQuery(personQuery(apiClient, id, apiLanguage(useLocale())))
  return <Suspense><DeferredMessages>{data && <PersonPage person={data} />}</DeferredMessages></Suspense>
})

import { personQuery } from '@ott/api-client'
import { PersonPage } from '@ott/catalogue-feature'
import { apiLanguage } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import { Suspense, memo } from 'react'
import { call } from '../api/client.ts'
import { LaterWords } from '../i18n/lazy-with-messages.tsx'
import { useLocale } from '../i18n/use-locale.ts'

/** A person and their titles. */
export const PersonScreen = memo(({ id }: { id: string }) => {
  const { data } = useQuery(personQuery(call, id, apiLanguage(useLocale())))
  return <Suspense><LaterWords>{data && <PersonPage person={data} />}</LaterWords></Suspense>
})

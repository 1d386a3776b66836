import { personQuery } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { apiLanguage, defaultLocale, isLocale } from '@ott/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { data } from 'react-router'
import { pageMeta } from '../seo/page-meta.ts'
import { PersonScreen } from '../browse/person-screen.tsx'
import { prefetch } from '../api/prefetch.server.ts'
import { queryClient } from '../api/query-client.ts'
import { apiClient } from '../api/client.ts'
import { loadAllMessages } from '../i18n/load-messages.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/person.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred', canHostModal: true, isIndexed: true, hasCaseSensitiveIds: true }

type Found = { name: string; titles: string[] }

export async function loader(args: Route.LoaderArgs): Promise<Found> {
  let found: Found = { name: '', titles: [] }
  await prefetch(args, async (queries, api, language) => {
    found = await readPerson(queries, api, language, args.params.personId)
  })
  return found
}

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<Found> {
  const locale = isLocale(params.locale) ? params.locale : defaultLocale
  const [found] = await Promise.all([readPerson(queryClient, apiClient, apiLanguage(locale), params.personId), loadAllMessages(locale)])
  return found
}

/** An id that the api would reject is 404. */
async function readPerson(queries: QueryClient, api: Call, language: 'english' | 'bengali', id: string): Promise<Found> {
  const person = /^[\w-]{1,80}$/.test(id) ? await queries.ensureQueryData(personQuery(api, id, language)) : null
  if (!person) throw data(null, { status: 404 })
  const titles = person.jobs.flatMap((job) => job.titles.map(({ title }) => title))
  return { name: person.name, titles: [...new Set(titles)].slice(0, 5) }
}

export const meta: Route.MetaFunction = ({ params, loaderData }) =>
  loaderData
    ? pageMeta(params.locale, (t) => ({
        title: t('title.title', { title: loaderData.name }),
        description: [loaderData.name, loaderData.titles.join(', ')].filter(Boolean).join(': '),
      }))
    : []

export default function Person({ params }: Pick<Route.ComponentProps, 'params'>) {
  return <PersonScreen id={params.personId} />
}

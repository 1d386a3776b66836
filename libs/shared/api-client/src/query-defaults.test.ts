import type { ContentId } from '@ott/catalogue'
import type { ProfileId } from '@ott/identity'
import { currentPlanQuery } from './current-plan.ts'
import { plansQuery } from './plans.ts'
import { defaultGenreView, genreQuery, genresQuery } from './genres.ts'
import { moreModulesQuery, pageQuery, platformQuery, titleQuery, watchableQuery } from './catalogue.ts'
import { countriesQuery } from './countries.ts'
import { devicesQuery } from './devices.ts'
import { userQuery } from './identity.ts'
import { continueWatchingQuery, watchListQuery } from './activity.ts'
import { titleStateQuery } from './playback.ts'
import { anApi } from './testing.ts'

const { call: apiClient } = anApi(() => ({}))
const profile = 'profile-1' as ProfileId

const queries = [
  currentPlanQuery(apiClient, 'english'),
  plansQuery(apiClient, 'english'),
  genreQuery(apiClient, 'drama', 'english', defaultGenreView),
  genresQuery(apiClient, 'english'),
  moreModulesQuery(apiClient, 'home', 'english', 10),
  pageQuery(apiClient, 'home', 'english'),
  platformQuery(apiClient, 'english'),
  titleQuery(apiClient, '/a-film', 'english'),
  watchableQuery(apiClient, '/a-film', 'english'),
  countriesQuery(apiClient, 'english'),
  userQuery(apiClient),
  titleStateQuery(apiClient, profile, 'film-1' as ContentId),
  continueWatchingQuery(apiClient, profile, 'english'),
  watchListQuery(apiClient, profile, 'english'),
]

it('query results are fresh for a minute', () => {
  expect(queries.filter(({ staleTime }) => staleTime !== 60_000)).toEqual([])
})

it('devices are always refetched', () => {
  expect(devicesQuery(apiClient).staleTime).toBe(0)
})

it('every query has its own key', () => {
  expect(new Set(queries.map(({ queryKey }) => JSON.stringify(queryKey))).size).toBe(queries.length)
})

import type { ContentId } from '@ott/catalogue'
import type { ProfileId } from '@ott/identity'
import { currentPlanQuery } from './billing.ts'
import { plansQuery } from './plans.ts'
import { genreQuery, genresQuery } from './genres.ts'
import { moreModulesQuery, pageQuery, platformQuery, titleQuery, watchableQuery } from './catalogue.ts'
import { countriesQuery } from './countries.ts'
import { devicesQuery } from './devices.ts'
import { userQuery } from './identity.ts'
import { unfinishedQuery, watchListQuery } from './activity.ts'
import { titleStateQuery } from './playback.ts'
import { anApi } from './testing.ts'

const { call } = anApi(() => ({}))
const profile = 'profile-1' as ProfileId

const queries = [
  currentPlanQuery(call, 'english'),
  plansQuery(call, 'english'),
  genreQuery(call, 'drama', 'english', 1),
  genresQuery(call, 'english'),
  moreModulesQuery(call, 'home', 'english', 10),
  pageQuery(call, 'home', 'english'),
  platformQuery(call, 'english'),
  titleQuery(call, '/a-film', 'english'),
  watchableQuery(call, '/a-film', 'english'),
  countriesQuery(call, 'english'),
  userQuery(call),
  titleStateQuery(call, profile, 'film-1' as ContentId),
  unfinishedQuery(call, profile, 'english'),
  watchListQuery(call, profile, 'english'),
]

it('what was read is fresh for a minute', () => {
  expect(queries.filter(({ staleTime }) => staleTime !== 60_000)).toEqual([])
})

it('the devices at the limit are read anew each time', () => {
  expect(devicesQuery(call).staleTime).toBe(0)
})

it('each thing that is read has a place of its own', () => {
  expect(new Set(queries.map(({ queryKey }) => JSON.stringify(queryKey))).size).toBe(queries.length)
})

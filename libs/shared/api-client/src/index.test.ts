import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'ApiError', 'anonymousTokenLifetimeMs', 'changeWatchList', 'checkCode', 'countriesQuery', 'createApi',
    'createWireCall', 'currentPlanQuery', 'devicesQuery', 'genreQuery', 'genresQuery', 'historyQuery', 'modulesPerPage',
    'moreModulesQuery', 'pageQuery', 'plansQuery', 'platformQuery', 'removeDevices', 'requestStream',
    'resendCode', 'saveProgress', 'sendCode', 'signOut', 'staleAfterMs', 'titleQuery', 'titleStateQuery',
    'titlesPerPage', 'userQuery', 'watchListQuery', 'watchableQuery',
  ])
})

import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'ApiError', 'addPasskey', 'addPhoneNumber', 'backoffMs', 'becauseWatchedQuery', 'changePassword', 'changeUser', 'checkCode', 'countriesQuery', 'createApi', 'createWireCall', 'currentPlanQuery', 'devicesQuery', 'exchangeLink', 'forgetOpened', 'genreQuery', 'genresQuery', 'hasFailed', 'heroesQuery', 'hiddenLinks', 'historyPage', 'inOneTab', 'isAwaited', 'keepOpened', 'memoryShelf', 'modulesPerPage', 'moreModulesQuery', 'openedQuery', 'pageQuery', 'passkeysQuery', 'personQuery', 'plansQuery', 'platformQuery', 'popularSearchesQuery', 'removeDevices', 'removePasskey', 'requestPasswordReset', 'requestStream', 'resendCode', 'resendPhoneCode', 'saveProgress', 'searchQuery', 'sendChange', 'sendCode', 'sendFeedback', 'signInWithPasskey', 'signInWithPassword', 'signInWithProvider',
    'signOut', 'singleFlight', 'staleAfterMs', 'titleQuery', 'titleStateQuery', 'titlesPerPage', 'titlesQuery', 'unfinishedQuery', 'userQuery', 'verifyPhone',
    'watchListPage', 'watchListQuery', 'watchableQuery',
  ])
})

import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'ApiError', 'addPasskey', 'addPhoneNumber', 'becauseWatchedQuery', 'changePassword', 'changeReminder', 'changeUser', 'checkCode', 'clearHistory', 'countriesQuery', 'createApi', 'createWireCall', 'currentPlanQuery', 'devicesQuery', 'exchangeLink', 'forgetOpened', 'forgetWatched', 'genreQuery', 'genresQuery', 'hasFailed', 'heroesQuery', 'hiddenLinks', 'historyPage', 'historyQuery', 'inOneTab', 'isAwaited', 'keepOpened', 'memoryShelf', 'modulesPerPage', 'moreModulesQuery', 'openedQuery', 'pageQuery', 'passkeysQuery', 'personQuery', 'plansQuery', 'platformQuery', 'popularSearchesQuery', 'removeDevices', 'removePasskey', 'requestPasswordReset', 'requestStream', 'resendCode', 'resendPhoneCode', 'saveProgress', 'searchQuery', 'sendChange', 'sendCode', 'setAside', 'signInWithPasskey', 'signInWithPassword', 'signInWithProvider',
    'signOut', 'staleAfterMs', 'titleQuery', 'titleStateQuery', 'titlesPerPage', 'userQuery', 'verifyPhone',
    'watchListPage', 'watchListQuery', 'watchableQuery',
  ])
})

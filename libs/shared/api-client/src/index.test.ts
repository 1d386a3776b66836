import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'ApiError', 'addPasskey', 'addPhoneNumber', 'changePassword', 'changeReminder', 'checkCode', 'clearHistory', 'countriesQuery', 'createApi', 'createWireCall', 'currentPlanQuery', 'devicesQuery', 'exchangeLink', 'forgetWatched', 'genreQuery', 'genresQuery', 'hiddenLinks', 'historyPage', 'historyQuery', 'inOneTab', 'memoryShelf', 'modulesPerPage', 'moreModulesQuery', 'pageQuery', 'passkeysQuery', 'personQuery', 'plansQuery', 'platformQuery', 'popularSearchesQuery', 'removeDevices', 'removePasskey', 'requestPasswordReset', 'requestStream', 'resendCode', 'resendPhoneCode', 'saveProgress', 'searchQuery', 'sendChange', 'sendCode', 'setAside', 'signInWithPasskey', 'signInWithPassword', 'signInWithProvider',
    'signOut', 'staleAfterMs', 'titleQuery', 'titleStateQuery', 'titlesPerPage', 'userQuery', 'verifyPhone',
    'watchListPage', 'watchListQuery', 'watchableQuery',
  ])
})

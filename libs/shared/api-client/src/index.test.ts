import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'ApiError', 'addPasskey', 'addPhoneNumber', 'changePassword', 'changeWatchList',
    'checkCode', 'countriesQuery', 'createApi', 'createWireCall', 'currentPlanQuery', 'devicesQuery', 'exchangeLink',
    'genreQuery', 'genresQuery', 'historyQuery', 'inOneTab', 'modulesPerPage', 'moreModulesQuery', 'pageQuery', 'passkeysQuery', 'plansQuery',
    'platformQuery', 'removeDevices', 'removePasskey', 'requestPasswordReset', 'requestStream', 'resendCode',
    'resendPhoneCode', 'saveProgress', 'sendCode', 'signInWithPasskey', 'signInWithPassword', 'signInWithProvider',
    'signOut', 'staleAfterMs', 'titleQuery', 'titleStateQuery', 'titlesPerPage', 'userQuery', 'verifyPhone',
    'watchListQuery', 'watchableQuery',
  ])
})

import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'ApiError', 'addEmail', 'addPasskey', 'addPhoneNumber', 'changePassword', 'changeUser', 'checkCode',
    'clearOpenedTitles', 'confirmByPasskey', 'confirmIdentity', 'continueWatchingQuery', 'countriesQuery',
    'createApiClient', 'createHttpCall', 'currentPlanQuery', 'defaultGenreView', 'devicesQuery', 'exchangeLink',
    'genreQuery', 'genreSorts', 'genresQuery', 'heroesQuery',
    'hiddenPermalinks', 'historyPage', 'inMemoryStorage', 'isErrorOrRetrying', 'isInitialLoading', 'modulesPerPage',
    'moreModulesQuery', 'openedTitlesQuery', 'pageQuery', 'passkeysQuery', 'personQuery', 'plansQuery',
    'platformQuery', 'popularSearchesQuery', 'popularTitlesQuery', 'recommendationsQuery', 'redeemGiftCode', 'removeDevices', 'removePasskey',
    'requestPasswordReset', 'requestStream', 'resendCode', 'resendPhoneCode', 'saveOpenedTitle', 'saveProgress',
    'searchQuery', 'sendChange', 'sendCode', 'sendFeedback', 'sendStepUpCode', 'setPassword', 'signInWithPasskey', 'signInWithPassword',
    'signInWithProvider', 'signOut', 'staleAfterMs', 'stepUpMethods', 'subscriptionQuery', 'titleQuery', 'titleStateQuery',
    'titlesPerPage', 'titlesQuery', 'userQuery', 'verifyEmail', 'verifyPhone', 'watchListPage', 'watchListQuery', 'watchableQuery',
    'withCrossTabLock',
  ])
})

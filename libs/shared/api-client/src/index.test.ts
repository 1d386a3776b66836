import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'ApiError', 'addEmail', 'addPasskey', 'addPhoneNumber', 'awaitParty', 'billingHistoryQuery',
    'billingItemsPerPage', 'cancelPlanChange', 'cancelSubscription', 'cardsQuery', 'changePassword',
    'changeProfile', 'changeUser', 'checkCode', 'checkCoupon', 'checkOrder', 'clearOpenedTitles',
    'confirmByPasskey', 'confirmIdentity', 'continueWatchingQuery', 'controlParty', 'countriesQuery',
    'createApiClient', 'createEventQueue', 'createHttpCall', 'createParty', 'createProfile', 'currentPlanQuery',
    'defaultGenreView', 'deleteAccountNow', 'deletionQuery', 'devicesQuery', 'disableParentalControl',
    'enableParentalControl', 'exchangeLink', 'expiryOf', 'exportData', 'genreQuery', 'genreSorts', 'genresQuery',
    'giftPriceQuery', 'giftsPerPage', 'giftsQuery', 'heroesQuery', 'hiddenPermalinks', 'historyPage',
    'inMemoryStorage', 'invoiceUrl', 'isErrorOrRetrying', 'isInitialLoading', 'joinParty', 'keepAccount',
    'leaveParty', 'linkSocialAccount', 'mailGift', 'modulesPerPage', 'moreModulesQuery', 'openedTitlesQuery',
    'pageQuery', 'passkeysQuery', 'pauseSubscription', 'personQuery', 'placeCardOrder', 'placeGatewayGift',
    'placeGatewayOrder', 'planChangeQuery', 'plansQuery', 'platformQuery', 'popularSearchesQuery',
    'popularTitlesQuery', 'profileClaims', 'profilesQuery', 'quoteQuery', 'recommendationsQuery', 'redeemGiftCode',
    'refundSubscription', 'removeCard', 'removeDevices', 'removeOtherDevices', 'removePasskey', 'removeProfile',
    'removeProfilePin', 'renameDevice', 'renewalQuery', 'requestDeletion', 'requestPasswordReset', 'requestStream',
    'resendCode', 'resendPhoneCode', 'restrictionIn', 'resumeSubscription', 'revertContact', 'runningStreams',
    'saveOpenedTitle', 'saveProgress', 'searchQuery', 'selectProfile', 'sendChange', 'sendCode', 'sendFeedback',
    'sendOrder', 'sendStepUpCode', 'setDefaultCard', 'setPassword', 'signInWithPasskey', 'signInWithPassword',
    'signInWithProvider', 'signOut', 'socialAccountsQuery', 'staleAfterMs', 'startCardSetup', 'stepUpMethods',
    'stopStream', 'subscriptionQuery', 'titleQuery', 'titleStateQuery', 'titlesPerPage', 'titlesQuery',
    'unlinkSocialAccount', 'unlockTrailer', 'userQuery', 'validateCard', 'verifyDeletion', 'verifyEmail',
    'verifyParentalCode', 'verifyPhone', 'verifyPin', 'watchListPage', 'watchListQuery', 'watchableQuery',
    'withCrossTabLock', 'withdrawSubscription',
  ])
})

export { inMemoryStorage } from './anonymous-token.ts'
export { ApiError } from './api-error.ts'
export { billingHistoryQuery, billingItemsPerPage, invoiceUrl } from './billing-history.ts'
export type { BillingItem } from './billing-history.ts'
export { checkOrder, placeCardOrder, placeGatewayOrder, startCardSetup, validateCard } from './payment.ts'
export type { CallFailure, CardOrder, CardSetup, Consent, Declined, GatewayOrder, Order, OrderError, OrderOutcome, PaymentStep, PlacedOrder } from './payment.ts'
export { giftPriceQuery, giftsPerPage, giftsQuery, mailGift, placeGatewayGift } from './gifts.ts'
export type { BoughtGift, CardGift, GatewayGift, GiftMailOutcome, MailedTo } from './gifts.ts'
export type { PaymentCard } from './cards.ts'
export { cardsQuery, removeCard, setDefaultCard } from './saved-cards.ts'
export type { CardsOutcome } from './saved-cards.ts'
export { createApiClient } from './api-client.ts'
export type { Call, ParentalPort } from './api-client.ts'
export {
  modulesPerPage,
  moreModulesQuery,
  pageQuery,
  popularTitlesQuery,
  platformQuery,
  titleQuery,
  watchableQuery,
} from './catalogue.ts'
export type { Feature, FeatureFlags, CataloguePage, Platform } from './catalogue.ts'
export { countriesQuery } from './countries.ts'
export type { Country } from './countries.ts'
export { devicesQuery, removeDevices, removeOtherDevices, renameDevice } from './devices.ts'
export type { Device } from './devices.ts'
export { sendFeedback } from './feedback.ts'
export { defaultGenreView, genreQuery, genreSorts, genresQuery, titlesPerPage } from './genres.ts'
export type { GenreView, PicturedGenre } from './genres.ts'
export { heroesQuery } from './heroes.ts'
export { signOut, userQuery } from './identity.ts'
export type { User } from './identity.ts'
export { addPasskey, passkeysQuery, removePasskey } from './passkeys.ts'
export type { Passkey } from './passkeys.ts'
export { personQuery } from './people.ts'
export { planChangeQuery, renewalQuery, sendOrder } from './plan-orders.ts'
export type { ChangeOrder, PlanChangeOutcome, PlanChangeTerms, PlanOrder, RenewalOrder } from './plan-orders.ts'
export { plansQuery } from './plans.ts'
export type { OfferedPlan } from './plans.ts'
export {
  recommendationsQuery,
  hiddenPermalinks,
  historyPage,
  sendChange,
  watchListPage,
  continueWatchingQuery,
  watchListQuery,
} from './activity.ts'
export type { ListPage } from './activity.ts'
export { checkCoupon, quoteQuery } from './quotes.ts'
export type { Buyer, CouponOutcome, CouponRefusal, Quote, QuoteOutcome } from './quotes.ts'
export { redeemGiftCode } from './redeem.ts'
export type { RedeemError, RedeemOutcome } from './redeem.ts'
export { saveProgress, titleStateQuery } from './playback.ts'
export type { HistoryItem, TitleState } from './playback.ts'
export { requestStream, runningStreams, stopStream } from './streams.ts'
export type { RunningStream, StreamGrant } from './streams.ts'
export { withCrossTabLock } from './cross-tab-lock.ts'
export { isErrorOrRetrying, isInitialLoading, staleAfterMs } from './query-defaults.ts'
export { clearOpenedTitles, saveOpenedTitle, openedTitlesQuery, popularSearchesQuery, searchQuery } from './search.ts'
export { linkSocialAccount, socialAccountsQuery, unlinkSocialAccount } from './social-accounts.ts'
export type { SocialAccount } from './social-accounts.ts'
export { changeUser } from './settings.ts'
export type { Settings } from './settings.ts'
export { confirmByPasskey, confirmIdentity, sendStepUpCode, stepUpMethods } from './step-up.ts'
export type { StepUpProof } from './step-up.ts'
export {
  addEmail,
  addPhoneNumber,
  changePassword,
  checkCode,
  exchangeLink,
  requestPasswordReset,
  resendCode,
  resendPhoneCode,
  revertContact,
  sendCode,
  setPassword,
  signInWithPasskey,
  signInWithPassword,
  signInWithProvider,
  verifyEmail,
  verifyPhone,
} from './sign-in.ts'
export type { CodeTarget, Outcome, SocialCredential, WebAuthnJson } from './sign-in.ts'
export { titlesQuery } from './titles.ts'
export { createHttpCall } from './http-client.ts'
export { createEventQueue } from './event-queue.ts'
export type { EventStorage } from './event-queue.ts'
export type { HttpCall } from './http-client.ts'
export { deleteAccountNow, deletionQuery, exportData, keepAccount, requestDeletion, verifyDeletion } from './deletion.ts'
export { disableParentalControl, enableParentalControl, unlockTrailer, verifyParentalCode, verifyPin } from './parental.ts'
export type { ParentalSettings, PinCheck } from './parental.ts'
export { changeProfile, createProfile, profilesQuery, removeProfile, removeProfilePin, selectProfile } from './profiles.ts'
export type { KidsRating, PinOwner, Profile, ProfileChange, ProfileDraft, ProfileFailure, ProfileOpening, ProfileOutcome, Profiles } from './profiles.ts'
export { awaitParty, controlParty, createParty, joinParty, leaveParty } from './watch-party.ts'
export type { PartyMemberName, WatchParty } from './watch-party.ts'
export { expiryOf, profileClaims, restrictionIn } from './token-claims.ts'
export { currentPlanQuery } from './current-plan.ts'
export { cancelPlanChange, cancelSubscription, pauseSubscription, refundSubscription, resumeSubscription, subscriptionQuery, withdrawSubscription } from './subscription.ts'
export type { OwnSubscription, RefundOutcome, SubscriptionOutcome } from './subscription.ts'

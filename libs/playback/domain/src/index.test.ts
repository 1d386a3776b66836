import * as entryPoint from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    'admitStream', 'asksStillWatching', 'chapterAt', 'chapterToSeek', 'chaptersError', 'chooseTrailer',
    'clockOffset', 'correctDrift', 'coversStart', 'creditsStartAt', 'decideAccess', 'drmTier', 'drmTiers',
    'expectedPosition', 'grantToEnd', 'hidesUpcoming', 'isManifest', 'isPartyFull', 'isRunning', 'isTokenLength',
    'keySystemCandidates', 'keySystemOf', 'leewaySeconds', 'markerAt', 'markerToSkip', 'markersError',
    'maxDriftSeconds', 'maxGrantSeconds', 'maxIntroSeconds', 'maxKilobits', 'maxPartyMembers', 'maxPinAttempts',
    'maxTokenSeconds', 'mayHaveKey', 'mayStart', 'mediaVerdict', 'memberWith', 'needsPin', 'parseToken',
    'partyAfter', 'partyEndsAtMs', 'pinWindowSeconds', 'preparedSegments', 'presumedAccess', 'previewPlayer',
    'previewSlot', 'previewsAreStopped', 'ratingOf', 'restrictedTitlesOf', 'restrictionFrom', 'serializeToken',
    'skipModes', 'sleepMinutes', 'sleepsInMs', 'slotSeconds', 'spoilerVisibility', 'startParty', 'startSleepTimer',
    'wantsPreviews', 'watchButton',
  ])
})

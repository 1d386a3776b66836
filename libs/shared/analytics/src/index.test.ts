import * as entryPoint from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual([
    'allowed', 'browserEvents', 'classOf', 'consent', 'consentCookie', 'consentPolicy', 'defaultSampling', 'fanOut', 'isAsked', 'isMinorProfile', 'isNecessary', 'isSampled',
    'maxBatchEvents', 'maxKeepaliveBytes', 'minStallMs', 'nothingAllowed', 'observeView', 'readConsent', 'requestView', 'reservedEvents',
    'serverEvents', 'uuidV7', 'writeConsent',
  ])
})

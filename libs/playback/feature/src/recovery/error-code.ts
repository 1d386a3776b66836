import type { PlaybackErrorType } from './playback-error.ts'

/** What users read out to support (PLAY-181): 1xx is a rule of the service, 2xx the network or the server, 3xx the video or the browser. */
export const errorCodes: Record<PlaybackErrorType, string> = {
  loginRequired: 'P101',
  subscriptionRequired: 'P102',
  streamLimit: 'P103',
  streamEnded: 'P104',
  deviceLimit: 'P105',
  pinRequired: 'P106',
  notReleased: 'P107',
  notInCountry: 'P108',
  gone: 'P109',
  offline: 'P201',
  network: 'P202',
  busy: 'P203',
  broken: 'P301',
  unsupported: 'P302',
  protectedUnsupported: 'P303',
  licenceFailed: 'P304',
}

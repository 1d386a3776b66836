/** The names of Encrypted Media Extensions. */
export type KeySystem = 'com.widevine.alpha' | 'com.microsoft.playready.recommendation' | 'com.apple.fps' | 'org.w3.clearkey'

/** The last part of a licence URL. */
export type DrmSystem = 'widevine' | 'playready' | 'fairplay' | 'clearkey'

/** A configuration to ask the browser for. An empty robustness leaves the level to the browser. */
export type KeySystemCandidate = { keySystem: KeySystem; robustness: string }

/** From the best protection to none: the content decryption modules of browsers differ, and several may exist. */
const preference: { system: DrmSystem; keySystem: KeySystem; robustness: string[] }[] = [
  // Without a robustness Chrome warns and takes the lowest one.
  { system: 'widevine', keySystem: 'com.widevine.alpha', robustness: ['HW_SECURE_ALL', 'SW_SECURE_DECODE', 'SW_SECURE_CRYPTO'] },
  { system: 'playready', keySystem: 'com.microsoft.playready.recommendation', robustness: ['3000', '2000'] },
  { system: 'fairplay', keySystem: 'com.apple.fps', robustness: [''] },
  { system: 'clearkey', keySystem: 'org.w3.clearkey', robustness: [''] },
]

export function keySystemOf(system: DrmSystem): KeySystem {
  return preference.find((each) => each.system === system)?.keySystem ?? 'org.w3.clearkey'
}

/** What to ask the browser for, in this order, until it supports one (PLAY-161). */
export function keySystemCandidates(offered: KeySystem[]): KeySystemCandidate[] {
  return preference
    .filter(({ keySystem }) => offered.includes(keySystem))
    .flatMap(({ keySystem, robustness }) => robustness.map((level) => ({ keySystem, robustness: level })))
}

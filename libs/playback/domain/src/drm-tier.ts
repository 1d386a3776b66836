/** What one content key encrypts: all audio, or all pictures of one size class. */
export type DrmTier = 'AUDIO' | 'SD' | 'HD' | 'UHD'

/** From the lowest to the highest. */
export const drmTiers: readonly DrmTier[] = ['AUDIO', 'SD', 'HD', 'UHD']

/** The tier of a picture with this many lines. */
export function drmTier(height: number): Exclude<DrmTier, 'AUDIO'> {
  if (height <= 480) return 'SD'
  return height <= 1080 ? 'HD' : 'UHD'
}

/** Whether a token up to `maxHeight` lines may have the key of a tier. Audio and SD are never withheld (PLAY-160). */
export function mayHaveKey(tier: DrmTier, maxHeight: number): boolean {
  return drmTiers.indexOf(tier) <= drmTiers.indexOf(drmTier(maxHeight))
}

import { drmTier, drmTiers } from '@ott/playback'
import type { DrmTier } from '@ott/playback'
import type { Tracks } from './manifest.ts'
import type { TrackFacts } from './track.ts'

/** How a video is encrypted. It names its keys and has none of them. */
export type Protection = { scheme: 'cbcs'; keys: ProtectedTier[] }

/** What one content key encrypts. */
export type ProtectedTier = {
  label: DrmTier
  /** A UUID. */
  kid: string
  /** The largest picture, in lines; 0 for audio. */
  maxHeight: number
  /** The names of the tracks. */
  tracks: string[]
  pssh: ProtectionSystemData
}

/** Base64 of the `pssh` box of each system, and of the object of PlayReady. */
export type ProtectionSystemData = { common: string; widevine: string; playready: string; playreadyObject: string }

/** The tracks that share a key. */
export type TierTracks = { label: DrmTier; maxHeight: number; tracks: TrackFacts[] }

/** One key per tier, so that a licence can withhold the higher ones (MED-61). */
export function tiersOf({ pictures, sounds }: Pick<Tracks, 'pictures' | 'sounds'>): TierTracks[] {
  const tiers = drmTiers.map((label): TierTracks => {
    if (label === 'AUDIO') return { label, maxHeight: 0, tracks: sounds }
    const own = pictures.filter(({ height }) => drmTier(height) === label)
    return { label, maxHeight: Math.max(0, ...own.map(({ height }) => height)), tracks: own }
  })
  return tiers.filter(({ tracks }) => tracks.length > 0)
}

export function tierOfTrack(protection: Protection, name: string): ProtectedTier {
  const tier = protection.keys.find(({ tracks }) => tracks.includes(name))
  if (!tier) throw new Error(`${name} has no content key`)
  return tier
}

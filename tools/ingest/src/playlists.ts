import { averageBitsPerSecond, peakSegmentBitsPerSecond } from './bitrates.ts'
import { allowedCpc, playlistKey, sessionKeys } from './content-protection.ts'
import type { ProtectedAsset } from './content-protection.ts'
import { framesPerSecond } from './frame-rate.ts'
import type { Tracks } from './manifest.ts'
import { initFile, segmentFile } from './track.ts'
import type { PictureTrack, SoundTrack, SubtitleTrack, TrackFacts } from './track.ts'

/** The HLS playlists of the same segments by file name. */
export function writePlaylists(tracks: Tracks, asset?: ProtectedAsset): Record<string, string> {
  const { pictures, sounds, subtitles, seconds } = tracks
  return Object.fromEntries([
    ['master.m3u8', master(tracks, asset)],
    ...[...pictures, ...sounds].map((track) => [`${track.name}.m3u8`, segmentList(track, asset)]),
    ...subtitles.map(({ name }) => [`${name}.m3u8`, wholeFile(`${name}.vtt`, seconds)]),
  ])
}

function master({ pictures, sounds, subtitles }: Tracks, asset?: ProtectedAsset): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...sessionKeys(asset), ...sounds.map(soundLine), ...subtitles.map(subtitleLine)]
  return [...lines, ...pictures.flatMap((picture) => pictureLines(picture, sounds, subtitles, asset)), ''].join('\n')
}

/** Its bitrates include the largest audio track. */
function pictureLines(picture: PictureTrack, sounds: SoundTrack[], subtitles: SubtitleTrack[], asset?: ProtectedAsset): string[] {
  const totalRate = (rateOf: (track: TrackFacts) => number) => rateOf(picture) + Math.max(0, ...sounds.map(rateOf))
  const codecs = [picture.codecs, ...new Set(sounds.map((sound) => sound.codecs))].join()
  const attributes = [
    `BANDWIDTH=${totalRate(peakSegmentBitsPerSecond)}`,
    `AVERAGE-BANDWIDTH=${totalRate(averageBitsPerSecond)}`,
    `CODECS="${codecs}"`,
    `RESOLUTION=${picture.width}x${picture.height}`,
    `FRAME-RATE=${framesPerSecond(picture.frameRate).toFixed(3)}`,
    // HDR is tone-mapped (MED-30).
    'VIDEO-RANGE=SDR',
    ...(sounds.length > 0 ? ['AUDIO="sound"'] : []),
    ...(subtitles.length > 0 ? ['SUBTITLES="subtitles"'] : []),
    ...allowedCpc(asset, picture.name),
  ]
  return [`#EXT-X-STREAM-INF:${attributes.join()}`, `${picture.name}.m3u8`]
}

function soundLine({ name, language, label, isMain, isDescription }: SoundTrack): string {
  const isDefault = isMain ? 'YES' : 'NO'
  const describes = isDescription ? 'CHARACTERISTICS="public.accessibility.describes-video",' : ''
  return `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="${quotable(label)}",LANGUAGE="${language}",AUTOSELECT=YES,DEFAULT=${isDefault},${describes}CHANNELS="2",URI="${name}.m3u8"`
}

function subtitleLine({ name, language, label }: SubtitleTrack): string {
  return `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="${quotable(label)}",LANGUAGE="${language}",AUTOSELECT=YES,DEFAULT=NO,FORCED=NO,URI="${name}.m3u8"`
}

/** The playlist of one track. */
export function segmentList({ name, segments }: TrackFacts, asset?: ProtectedAsset): string {
  const longest = Math.max(...segments.map(({ seconds }) => seconds))
  return [
    ...head(longest),
    `#EXT-X-MAP:URI="${initFile(name)}"`,
    ...playlistKey(asset, name),
    ...segments.flatMap(({ seconds }, index) => [`#EXTINF:${seconds.toFixed(6)},`, segmentFile(name, index)]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
}

function wholeFile(file: string, seconds: number): string {
  return [...head(seconds), `#EXTINF:${seconds.toFixed(6)},`, file, '#EXT-X-ENDLIST', ''].join('\n')
}

function head(longest: number): string[] {
  return ['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${Math.round(longest)}`, '#EXT-X-MEDIA-SEQUENCE:1', '#EXT-X-PLAYLIST-TYPE:VOD']
}

/** Quoted strings in HLS have no escape for quotes. */
function quotable(text: string): string {
  return text.replaceAll(/["\r\n]/g, ' ')
}

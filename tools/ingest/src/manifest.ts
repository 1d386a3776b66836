import { peakBitsPerSecond } from './bitrates.ts'
import { contentProtection, protectionNamespaces, switchableWith } from './content-protection.ts'
import { pictureShape } from './picture-shape.ts'
import { tiersOf } from './protection.ts'
import type { Protection } from './protection.ts'
import { thumbnails } from './recipe.ts'
import { bufferSeconds, segmentSeconds } from './timeline.ts'
import { initFile } from './track.ts'
import type { PictureTrack, SoundTrack, SubtitleTrack } from './track.ts'

/** The tracks of a packaged video. */
export type Tracks = {
  /** The length of the longest track; a browser would lengthen a shorter one while it plays. */
  seconds: number
  /** Sorted by ascending size. */
  pictures: PictureTrack[]
  sounds: SoundTrack[]
  subtitles: SubtitleTrack[]
  /** The size of one thumbnail; null without pictures. */
  thumbnail: { width: number; height: number } | null
}

/**
 * Writes the DASH manifest. Each rendition is on its own line, so that the media origin can remove those that a
 * viewer's plan excludes. The pictures of a protected video have one set per key (MED-62).
 */
export function writeManifest({ seconds, pictures, sounds, subtitles, thumbnail }: Tracks, protection?: Protection): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<MPD xmlns="urn:mpeg:dash:schema:mpd:2011"${protection ? protectionNamespaces : ''} profiles="urn:mpeg:dash:profile:isoff-live:2011" type="static" mediaPresentationDuration="PT${seconds}S" minBufferTime="PT${bufferSeconds}S">`,
    '<Period id="0" start="PT0S">',
    ...pictureSets(pictures, protection),
    ...sounds.flatMap((sound, index) => soundSet(sound, index, protection)),
    ...subtitles.flatMap(subtitleSet),
    ...(thumbnail ? thumbnailSet(thumbnail) : []),
    '</Period>',
    '</MPD>',
    '',
  ].join('\n')
}

/** The ids of sets of pictures, beside those of audio, subtitles and thumbnails. */
const pictureSetIds = [0, 80, 81]

function pictureSets(pictures: PictureTrack[], protection?: Protection): string[] {
  const sets = protection ? tiersOf({ pictures, sounds: [] }).map(({ tracks }) => pictures.filter((picture) => tracks.includes(picture))) : [pictures]
  const ids = pictureSetIds.slice(0, sets.length)
  return sets.flatMap((set, index) => {
    const largest = set.at(-1)
    if (!largest) return []
    return pictureSet(set, largest, ids[index] ?? 0, [...contentProtection(protection, set[0]?.name ?? ''), ...switchableWith(ids.filter((id) => id !== ids[index]))])
  })
}

/** DASH-IF requires the shape and the largest values of all renditions. */
function pictureSet(pictures: PictureTrack[], largest: PictureTrack, id: number, descriptors: string[]): string[] {
  const { width, height, frameRate } = largest
  return [
    `<AdaptationSet id="${id}" contentType="video" mimeType="video/mp4" par="${pictureShape(largest)}" maxWidth="${width}" maxHeight="${height}" maxFrameRate="${frameRate}" segmentAlignment="true" startWithSAP="1">`,
    ...descriptors,
    role('main'),
    template(),
    ...pictures.map(pictureLine),
    '</AdaptationSet>',
  ]
}

function pictureLine(track: PictureTrack): string {
  const { name, codecs, width, height, frameRate } = track
  return `<Representation id="${name}" codecs="${codecs}" bandwidth="${peakBitsPerSecond(track)}" width="${width}" height="${height}" frameRate="${frameRate}" sar="1:1"/>`
}

function soundSet(track: SoundTrack, index: number, protection?: Protection): string[] {
  const { name, codecs, language, label, isMain, isDescription } = track
  return [
    `<AdaptationSet id="${1 + index}" contentType="audio" mimeType="audio/mp4" lang="${language}" segmentAlignment="true" startWithSAP="1">`,
    ...contentProtection(protection, name),
    `<Label>${escape(label)}</Label>`,
    ...(isDescription ? describes : [role(isMain ? 'main' : 'dub')]),
    template(),
    `<Representation id="${name}" codecs="${codecs}" bandwidth="${peakBitsPerSecond(track)}" audioSamplingRate="48000"><AudioChannelConfiguration schemeIdUri="urn:mpeg:dash:23003:3:audio_channel_configuration:2011" value="2"/></Representation>`,
    '</AdaptationSet>',
  ]
}

function subtitleSet({ name, language, label }: SubtitleTrack, index: number): string[] {
  return [
    `<AdaptationSet id="${50 + index}" contentType="text" mimeType="text/vtt" lang="${language}">`,
    `<Label>${escape(label)}</Label>`,
    role('subtitle'),
    `<Representation id="${name}" bandwidth="256"><BaseURL>${name}.vtt</BaseURL></Representation>`,
    '</AdaptationSet>',
  ]
}

/** The bitrate is that of a detailed picture, about 250 kB for a sheet. */
function thumbnailSet({ width, height }: { width: number; height: number }): string[] {
  const { everySeconds, across, down } = thumbnails
  return [
    '<AdaptationSet id="90" contentType="image" mimeType="image/jpeg">',
    `<SegmentTemplate media="thumbnails-$Number$.jpg" timescale="1" duration="${everySeconds * across * down}" startNumber="1"/>`,
    `<Representation id="thumbnails" bandwidth="40000" width="${width * across}" height="${height * down}"><EssentialProperty schemeIdUri="http://dashif.org/guidelines/thumbnail_tile" value="${across}x${down}"/></Representation>`,
    '</AdaptationSet>',
  ]
}

function template(): string {
  return `<SegmentTemplate timescale="1" duration="${segmentSeconds}" startNumber="1" initialization="${initFile('$RepresentationID$')}" media="$RepresentationID$-$Number%05d$.m4s"/>`
}

/** DASH-IF requires the first descriptor and DVB the second; both require the `alternate` role. */
const describes = [
  '<Accessibility schemeIdUri="urn:mpeg:dash:role:2011" value="description"/>',
  '<Accessibility schemeIdUri="urn:tva:metadata:cs:AudioPurposeCS:2007" value="1"/>',
  role('alternate'),
]

function role(value: 'main' | 'alternate' | 'dub' | 'subtitle'): string {
  return `<Role schemeIdUri="urn:mpeg:dash:role:2011" value="${value}"/>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

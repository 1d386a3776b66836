import { thumbnailSize, thumbnails } from './recipe.ts'
import { segmentSeconds } from './timeline.ts'
import { averageBitsPerSecond, initFile } from './track.ts'
import type { PictureTrack, SoundTrack, SubtitleTrack } from './track.ts'

/** The tracks of a packaged video. */
export type Tracks = {
  /** The length of the longest track; a browser would lengthen a shorter one while it plays. */
  seconds: number
  /** Sorted by ascending size. */
  pictures: PictureTrack[]
  sounds: SoundTrack[]
  subtitles: SubtitleTrack[]
}

/**
 * Writes the DASH manifest. Each rendition is on its own line, so that the media origin can remove those that a
 * viewer's plan excludes.
 */
export function writeManifest({ seconds, pictures, sounds, subtitles }: Tracks): string {
  const largest = pictures.at(-1)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:isoff-live:2011" type="static" mediaPresentationDuration="PT${seconds}S" minBufferTime="PT${segmentSeconds * 2}S">`,
    '<Period id="0" start="PT0S">',
    '<AdaptationSet id="0" contentType="video" mimeType="video/mp4" segmentAlignment="true" startWithSAP="1">',
    role('main'),
    template(),
    ...pictures.map(pictureLine),
    '</AdaptationSet>',
    ...sounds.flatMap(soundSet),
    ...subtitles.flatMap(subtitleSet),
    ...(largest ? thumbnailSet(largest) : []),
    '</Period>',
    '</MPD>',
    '',
  ].join('\n')
}

function pictureLine(track: PictureTrack): string {
  const { name, codecs, width, height, frameRate } = track
  return `<Representation id="${name}" codecs="${codecs}" bandwidth="${averageBitsPerSecond(track)}" width="${width}" height="${height}" frameRate="${frameRate}" sar="1:1"/>`
}

function soundSet(track: SoundTrack, index: number): string[] {
  const { name, codecs, language, label, isMain, isDescription } = track
  return [
    `<AdaptationSet id="${1 + index}" contentType="audio" mimeType="audio/mp4" lang="${language}" segmentAlignment="true" startWithSAP="1">`,
    `<Label>${escape(label)}</Label>`,
    ...(isDescription ? describes : [role(isMain ? 'main' : 'dub')]),
    template(),
    `<Representation id="${name}" codecs="${codecs}" bandwidth="${averageBitsPerSecond(track)}" audioSamplingRate="48000"><AudioChannelConfiguration schemeIdUri="urn:mpeg:dash:23003:3:audio_channel_configuration:2011" value="2"/></Representation>`,
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

function thumbnailSet(largest: PictureTrack): string[] {
  const { everySeconds, across, down } = thumbnails
  const { width, height } = thumbnailSize(largest)
  return [
    '<AdaptationSet id="90" contentType="image" mimeType="image/jpeg">',
    `<SegmentTemplate media="thumbnails-$Number$.jpg" timescale="1" duration="${everySeconds * across * down}" startNumber="1"/>`,
    `<Representation id="thumbnails" bandwidth="10000" width="${width * across}" height="${height * down}"><EssentialProperty schemeIdUri="http://dashif.org/guidelines/thumbnail_tile" value="${across}x${down}"/></Representation>`,
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

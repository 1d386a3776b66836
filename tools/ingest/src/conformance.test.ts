/** The lists of a package, read by parsers of other players. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parsePlaylist, setOptions } from 'hls-parser'
import type { types } from 'hls-parser'
import { parse as parseManifest } from 'mpd-parser'
import { peakBitsPerSecond } from './bitrates.ts'
import { readPackagedTracks } from './packaged-tracks.ts'
import { packagedFilm } from './testing.ts'

const text = (name: string) => readFileSync(join(packagedFilm, name), 'utf8')
const files = new Set(readdirSync(packagedFilm))
const base = 'https://site.example/media/dawn/'
const fileOf = (url: string) => url.slice(base.length)

describe('the DASH manifest, read by mpd-parser', () => {
  const { duration, playlists, mediaGroups } = parseManifest(text('manifest.mpd'), { manifestUri: `${base}manifest.mpd` })

  it('has renditions with size, frame rate and peak bitrate', async () => {
    const { pictures } = await readPackagedTracks(packagedFilm)
    expect(duration).toBe(35)
    expect(playlists.map(({ attributes }) => attributes)).toMatchObject(pictures.map((track) => ({
      NAME: track.name, CODECS: track.codecs, BANDWIDTH: peakBitsPerSecond(track), RESOLUTION: { width: track.width, height: track.height }, 'FRAME-RATE': 24,
    })))
  })

  it('has audio and subtitles by language, the main one first', () => {
    const audio = Object.values(mediaGroups.AUDIO).flatMap((group) => Object.entries(group))
    expect(audio.map(([name, { language, default: isDefault }]) => [name, language, isDefault])).toEqual([['Piano', 'en', true], ['বাঁশি ও একতারা', 'bn', false]])
    expect(Object.values(mediaGroups.SUBTITLES).flatMap((group) => Object.values(group).map(({ language }) => language))).toEqual(['en', 'bn'])
  })

  it('names every segment of every track, and no file that is missing', () => {
    const audio = Object.values(mediaGroups.AUDIO).flatMap((group) => Object.values(group).flatMap((each) => each.playlists))
    const segments = [...playlists, ...audio].flatMap((playlist) => playlist.segments.map(({ resolvedUri }) => fileOf(resolvedUri)))
    expect(segments.toSorted()).toEqual([...files].filter((name) => name.endsWith('.m4s')).toSorted())
  })
})

describe('the HLS playlists, read by hls-parser in its strict mode', () => {
  setOptions({ strictMode: true })
  const master = parsePlaylist(text('master.m3u8')) as types.MasterPlaylist

  it('state version, independent segments, codecs, frame rate, range and both bitrates', () => {
    expect(master).toMatchObject({ isMasterPlaylist: true, version: 7, independentSegments: true })
    expect(master.variants).toMatchObject([240, 480].map((height) => ({
      uri: `${height}p.m3u8`, codecs: expect.stringMatching(/^avc1\.\w+,mp4a\.40\.2$/), frameRate: 24, resolution: { height }, videoRange: 'SDR',
    })))
    for (const { bandwidth, averageBandwidth = 0 } of master.variants) expect(bandwidth).toBeGreaterThan(averageBandwidth)
  })

  it('name audio and subtitles by language, one by default', () => {
    const [variant] = master.variants
    expect(variant?.audio.map(({ language, isDefault, autoselect }) => [language, isDefault, autoselect])).toEqual([['en', true, true], ['bn', false, true]])
    expect(variant?.subtitles.map(({ language, forced }) => [language, forced])).toEqual([['en', false], ['bn', false]])
  })

  it('list the same segments, none longer than the target duration', () => {
    const lists = [...files].filter((name) => name.endsWith('.m3u8') && name !== 'master.m3u8').map((name) => parsePlaylist(text(name)) as types.MediaPlaylist)
    expect(lists).toHaveLength(6)
    for (const { endlist, playlistType, targetDuration, segments } of lists) {
      expect([endlist, playlistType]).toEqual([true, 'VOD'])
      expect(segments.filter(({ uri, duration }) => !files.has(uri) || Math.round(duration) > targetDuration)).toEqual([])
      expect(Math.round(segments.reduce((sum, { duration }) => sum + duration, 0))).toBe(35)
    }
  })

  it('have subtitles with a timestamp map in their header', () => {
    for (const name of ['subtitles-en.vtt', 'subtitles-bn.vtt']) expect(text(name)).toMatch(/^WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00\.000\n\n/)
  })
})

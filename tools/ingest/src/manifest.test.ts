import { writeManifest } from './manifest.ts'
import { writePlaylists } from './playlists.ts'
import { isComplete, readTrack } from './track.ts'
import type { PictureTrack, SoundTrack } from './track.ts'

const segments = [{ seconds: 2, bytes: 100_000 }, { seconds: 1, bytes: 20_000 }]

const picture = (lines: number): PictureTrack => ({
  kind: 'picture', name: `${lines}p`, codecs: 'avc1.64001e', width: lines * 2, height: lines, frameRate: '30000/1001', segments,
})

const sound = (language: string, label: string, isMain: boolean): SoundTrack => ({
  kind: 'sound', name: `audio-${language}`, codecs: 'mp4a.40.2', language, label, isMain, isDescription: false, segments,
})

const described: SoundTrack = { ...sound('en', 'English (audio description)', false), name: 'audio-description-en', isDescription: true }

const tracks = {
  seconds: 3,
  pictures: [picture(240), picture(480)],
  sounds: [sound('en', 'Piano & voice', true), sound('bn', 'বাংলা', false), described],
  subtitles: [{ name: 'subtitles-bn', language: 'bn', label: 'বাংলা' }],
  thumbnail: { width: 320, height: 180 },
}

describe('the manifest', () => {
  const manifest = writeManifest(tracks)

  it('has each rendition on its own line, with its bitrate', () => {
    expect(manifest).toMatch(/^<Representation id="480p" codecs="avc1.64001e" bandwidth="320000" width="960" height="480" .*\/>$/m)
  })

  it('marks main and dubbed audio, in both languages', () => {
    expect(manifest).toContain('lang="en" segmentAlignment="true" startWithSAP="1">\n<Label>Piano &amp; voice</Label>\n<Role schemeIdUri="urn:mpeg:dash:role:2011" value="main"/>')
    expect(manifest).toContain('lang="bn" segmentAlignment="true" startWithSAP="1">\n<Label>বাংলা</Label>\n<Role schemeIdUri="urn:mpeg:dash:role:2011" value="dub"/>')
  })

  it('marks audio description as DASH-IF and DVB require', () => {
    expect(manifest).toContain([
      '<Label>English (audio description)</Label>',
      '<Accessibility schemeIdUri="urn:mpeg:dash:role:2011" value="description"/>',
      '<Accessibility schemeIdUri="urn:tva:metadata:cs:AudioPurposeCS:2007" value="1"/>',
      '<Role schemeIdUri="urn:mpeg:dash:role:2011" value="alternate"/>',
    ].join('\n'))
    expect(manifest.match(/<Accessibility /g)).toHaveLength(2)
  })

  it('has subtitles and thumbnails', () => {
    expect(manifest).toContain('<BaseURL>subtitles-bn.vtt</BaseURL>')
    expect(manifest).toContain('<SegmentTemplate media="thumbnails-$Number$.jpg" timescale="1" duration="50" startNumber="1"/>')
    expect(manifest).toContain('width="1600" height="900"><EssentialProperty schemeIdUri="http://dashif.org/guidelines/thumbnail_tile" value="5x5"/>')
  })
})

describe('the playlists', () => {
  const playlists = writePlaylists(tracks)

  it('exist for every track, over the same segments', () => {
    expect(Object.keys(playlists)).toEqual(['master.m3u8', '240p.m3u8', '480p.m3u8', 'audio-en.m3u8', 'audio-bn.m3u8', 'audio-description-en.m3u8', 'subtitles-bn.m3u8'])
    expect(playlists['480p.m3u8']).toContain('#EXT-X-MAP:URI="480p-init.mp4"\n#EXTINF:2.000000,\n480p-00001.m4s\n')
  })

  it('mark audio description', () => {
    expect(playlists['master.m3u8']).toContain('NAME="English (audio description)",LANGUAGE="en",AUTOSELECT=YES,DEFAULT=NO,CHARACTERISTICS="public.accessibility.describes-video",CHANNELS="2",URI="audio-description-en.m3u8"')
    expect(playlists['master.m3u8']?.match(/CHARACTERISTICS/g)).toHaveLength(1)
  })

  it('have languages and bitrates including audio', () => {
    expect(playlists['master.m3u8']).toContain('NAME="বাংলা",LANGUAGE="bn",AUTOSELECT=YES,DEFAULT=NO,FORCED=NO,URI="subtitles-bn.m3u8"')
    expect(playlists['master.m3u8']).toContain('BANDWIDTH=800000,AVERAGE-BANDWIDTH=640000,CODECS="avc1.64001e,mp4a.40.2",RESOLUTION=960x480,FRAME-RATE=29.970')
  })
})

it('a track is read from ffmpeg’s manifest and playlist', () => {
  const manifest = '<Representation id="0" mimeType="video/mp4" codecs="avc1.640015" bandwidth="1">'
  const playlist = '#EXTM3U\n#EXTINF:2.000000,\nx-00001.m4s\n#EXTINF:0.500000,\nx-00002.m4s\n'
  const sizes: Record<string, number> = { 'x-00001.m4s': 10, 'x-00002.m4s': 5 }
  expect(readTrack('x', manifest, playlist, (file) => sizes[file] ?? 0)).toEqual({
    name: 'x', codecs: 'avc1.640015', segments: [{ seconds: 2, bytes: 10 }, { seconds: 0.5, bytes: 5 }],
  })
})

it('a file is complete if its last box ends at its end', () => {
  const box = Buffer.from([0, 0, 0, 12, 0x66, 0x72, 0x65, 0x65, 1, 2, 3, 4])
  expect(isComplete(Buffer.concat([box, box]))).toBe(true)
  expect([box.subarray(0, 11), Buffer.concat([box, box.subarray(0, 5)]), Buffer.alloc(0), Buffer.alloc(16)].map(isComplete)).toEqual([false, false, false, false])
})

import { writeManifest } from './manifest.ts'
import type { Tracks } from './manifest.ts'
import { writePlaylists } from './playlists.ts'
import { tiersOf } from './protection.ts'
import type { Protection } from './protection.ts'
import type { PictureTrack, SoundTrack } from './track.ts'

const segments = [{ seconds: 2, bytes: 100_000 }]

const picture = (height: number): PictureTrack =>
  ({ kind: 'picture', name: `${height}p`, codecs: 'avc1.64001e', width: height * 2, height, frameRate: '24', segments })

const sound: SoundTrack = { kind: 'sound', name: 'audio-en', codecs: 'mp4a.40.2', language: 'en', label: 'English', isMain: true, isDescription: false, segments }

const tracks: Tracks = { seconds: 2, pictures: [240, 480, 720, 1080, 2160].map(picture), sounds: [sound], subtitles: [], thumbnail: { width: 160, height: 90 } }

const protection: Protection = {
  scheme: 'cbcs',
  keys: tiersOf(tracks).map(({ label, maxHeight, tracks: own }) => ({
    label, maxHeight, kid: `kid-of-${label}`, tracks: own.map(({ name }) => name),
    pssh: { common: `common-${label}`, widevine: `widevine-${label}`, playready: `playready-${label}`, playreadyObject: `object-${label}` },
  })),
}

describe('the manifest of a protected video', () => {
  const sets = writeManifest(tracks, protection).split('<AdaptationSet ').slice(1)

  it('has one set per tier, each with the key of its tier alone', () => {
    const facts = sets.slice(0, 4).map((set) => [/cenc:default_KID="([^"]+)"/.exec(set)?.[1], ...Array.from(set.matchAll(/<Representation id="([^"]+)"/g), ([, id]) => id)])
    expect(facts).toEqual([
      ['kid-of-SD', '240p', '480p'], ['kid-of-HD', '720p', '1080p'], ['kid-of-UHD', '2160p'], ['kid-of-AUDIO', 'audio-en'],
    ])
    for (const set of sets.slice(0, 4)) expect(set.match(/default_KID/g)).toHaveLength(1)
  })

  it('lets players switch between the sets of pictures', () => {
    const switching = sets.map((set) => [/^id="(\d+)"/.exec(set)?.[1], /adaptation-set-switching:2016" value="([\d,]+)"/.exec(set)?.[1]])
    expect(switching).toEqual([['0', '80,81'], ['80', '0,81'], ['81', '0,80'], ['1', undefined], ['90', undefined]])
  })

  it('names each key system with its data', () => {
    expect(sets[1]).toContain([
      '<ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="cbcs" cenc:default_KID="kid-of-HD"/>',
      '<ContentProtection schemeIdUri="urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e" value="ClearKey1.0"/>',
      '<ContentProtection schemeIdUri="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed"><cenc:pssh>widevine-HD</cenc:pssh></ContentProtection>',
      '<ContentProtection schemeIdUri="urn:uuid:9a04f079-9840-4286-ab92-e65be0885f95"><cenc:pssh>playready-HD</cenc:pssh><mspr:pro>object-HD</mspr:pro></ContentProtection>',
      '<ContentProtection schemeIdUri="urn:uuid:94ce86fb-07ff-4f43-adb8-93d2fa968ca2" value="FairPlay"/>',
    ].join('\n'))
    expect(sets[4]).not.toContain('ContentProtection')
  })

  it('of a clear video has one set of pictures and no key', () => {
    const clear = writeManifest(tracks)
    expect(clear.match(/contentType="video"/g)).toHaveLength(1)
    expect(clear).not.toMatch(/ContentProtection|cenc|switching/)
  })

  it('is refused for a track without a key', () => {
    expect(() => writeManifest(tracks, { ...protection, keys: protection.keys.slice(0, 1) })).toThrow('240p has no content key')
  })
})

describe('the playlists of a protected video', () => {
  const playlists = writePlaylists(tracks, { assetId: 'a1', protection })
  const key = (label: string) => `METHOD=SAMPLE-AES,URI="skd://a1/kid-of-${label}",KEYFORMAT="com.apple.streamingkeydelivery",KEYFORMATVERSIONS="1"`

  it('name the key of each track', () => {
    expect(playlists['720p.m3u8']).toContain(`#EXT-X-MAP:URI="720p-init.mp4"\n#EXT-X-KEY:${key('HD')}\n#EXTINF`)
    expect(playlists['audio-en.m3u8']).toContain(`#EXT-X-KEY:${key('AUDIO')}\n`)
  })

  it('announce the keys that every viewer gets, and the security level of each variant', () => {
    const master = playlists['master.m3u8'] ?? ''
    expect(master.match(/#EXT-X-SESSION-KEY.*/g)).toEqual([`#EXT-X-SESSION-KEY:${key('AUDIO')}`, `#EXT-X-SESSION-KEY:${key('SD')}`])
    expect(Array.from(master.matchAll(/AppleBaseline|AppleMain/g), ([level]) => level)).toEqual(['AppleBaseline', 'AppleBaseline', 'AppleMain', 'AppleMain', 'AppleMain'])
  })

  it('of a clear video name none', () => {
    expect(Object.values(writePlaylists(tracks)).join('')).not.toMatch(/KEY|CPC/)
  })
})

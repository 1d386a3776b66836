import { manifestFor, masterPlaylistFor, withKeyInUrls } from './filter-manifest.ts'

const set = (id: number, others: string, ...heights: number[]) => [
  `<AdaptationSet id="${id}" contentType="video">`,
  ...(others ? [`<SupplementalProperty schemeIdUri="urn:mpeg:dash:adaptation-set-switching:2016" value="${others}"/>`] : []),
  ...heights.map((height) => `<Representation id="${height}p" height="${height}"/>`),
  '</AdaptationSet>',
]

const text = ['<AdaptationSet id="50" contentType="text">', '<Representation id="subtitles-bn"/>', '</AdaptationSet>']

const manifest = ['<MPD>', ...set(0, '80,81', 240, 480), ...set(80, '0,81', 720, 1080), ...set(81, '0,80', 2160), ...text, '</MPD>', ''].join('\n')

describe('the manifest of a token', () => {
  it('has no set that the height empties, and no id of one', () => {
    expect(manifestFor(manifest, 720)).toBe(['<MPD>', ...set(0, '80', 240, 480), ...set(80, '0', 720), ...text, '</MPD>', ''].join('\n'))
  })

  it('with one set of pictures has nothing to switch to', () => {
    expect(manifestFor(manifest, 480)).toBe(['<MPD>', ...set(0, '', 240, 480), ...text, '</MPD>', ''].join('\n'))
  })

  it('is complete for the largest height', () => {
    expect(manifestFor(manifest, 2160)).toBe(manifest)
  })
})

describe('a playlist with the token in its URLs', () => {
  it('leaves the ids of content keys as they are', () => {
    const key = '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://river/kid",KEYFORMAT="com.apple.streamingkeydelivery"'
    const playlist = withKeyInUrls(`#EXTM3U\n#EXT-X-MAP:URI="720p-init.mp4"\n${key}\n720p-00001.m4s\n`, { streamPolicy: 'p', streamKey: 'k' })
    expect(playlist).toBe(`#EXTM3U\n#EXT-X-MAP:URI="720p-init.mp4?stream-policy=p&stream-key=k"\n${key}\n720p-00001.m4s?stream-policy=p&stream-key=k\n`)
  })

  it('has no variant above the height', () => {
    expect(masterPlaylistFor('#EXT-X-STREAM-INF:A\n480p.m3u8\n#EXT-X-STREAM-INF:B\n720p.m3u8\n', 480)).toBe('#EXT-X-STREAM-INF:A\n480p.m3u8\n')
  })
})

const clear = [
  '<AdaptationSet id="0" par="16:9" maxWidth="1280" maxHeight="720" maxFrameRate="24">',
  '<Representation id="240p" width="426" height="240"/>',
  '<Representation id="480p" width="854" height="480"/>',
  '<Representation id="720p" width="1280" height="720"/>',
  '</AdaptationSet>',
  '<AdaptationSet id="90">',
  '<Representation id="thumbnails" width="800" height="450"/>',
  '</AdaptationSet>',
].join('\n')

describe('a manifest for a plan', () => {
  it('has the renditions up to its height, and states the largest of them', () => {
    const lines = manifestFor(clear, 480).split('\n')
    expect(lines.slice(0, 4)).toEqual([
      '<AdaptationSet id="0" par="16:9" maxWidth="854" maxHeight="480" maxFrameRate="24">',
      '<Representation id="240p" width="426" height="240"/>',
      '<Representation id="480p" width="854" height="480"/>',
      '</AdaptationSet>',
    ])
    expect(lines.slice(4)).toEqual(clear.split('\n').slice(5))
  })

  it('is unchanged without a larger rendition', () => {
    expect(manifestFor(clear, 1080)).toBe(clear)
  })
})

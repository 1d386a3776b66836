/** These tests run ffmpeg: the system's, or that of the npm package. */
import { copyFileSync, existsSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { adoptAsset, assetFolder } from './asset.ts'
import type { PublishedAsset } from './asset.ts'
import { packageFilm } from './package-film.ts'
import type { FilmSource } from './source.ts'
import { holdTrailer, makeClip, makeTone, playTrack, streamsOf, temporaryFolder } from './testing.ts'

jest.setTimeout(120_000)

const folder = temporaryFolder()
const media = join(folder, 'media')
const subtitles = join(folder, 'en.vtt')
let clip: string
let asset: PublishedAsset

beforeAll(async () => {
  clip = makeClip(folder)
  writeFileSync(subtitles, '\uFEFFWEBVTT\r\n\r\n00:00.500 --> 00:02.000\r\nA card moves.\r\n')
  asset = await packageFilm(aSource(), { media })
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('a packaged video', () => {
  it('lists its tracks', () => {
    expect(asset).toMatchObject({
      runLengthSeconds: 3,
      heights: [240, 360],
      audio: [
        { language: 'en', label: 'English' },
        { language: 'bn', label: 'বাংলা' },
        { language: 'en', label: 'English (audio description)', isDescription: true },
        { language: 'bn', label: 'বাংলা (অডিও বর্ণনা)', isDescription: true },
      ],
      subtitles: [{ language: 'en', label: 'English' }],
    })
  })

  it('has every file of its manifest and playlists', () => {
    const files = readdirSync(packaged())
    const lists = files.filter((file) => file.endsWith('.m3u8')).map((file) => readFileSync(join(packaged(), file), 'utf8'))
    const named = lists.flatMap((list) => Array.from(list.matchAll(/^([^#\s].*)$|URI="([^"]+)"/gm), ([, line, uri]) => line ?? uri))
    expect(named.filter((name) => !files.includes(name ?? ''))).toEqual([])
    expect(named).toEqual(expect.arrayContaining(['360p-00002.m4s', 'audio-bn-00001.m4s', 'audio-description-en-00001.m4s', 'audio-description-bn.m3u8', 'subtitles-en.vtt', '240p-init.mp4']))
  })

  it('has segments for its whole duration', () => {
    const joined = join(folder, 'joined.mp4')
    const parts = ['360p-init.mp4', '360p-00001.m4s', '360p-00002.m4s'].map((file) => readFileSync(join(packaged(), file)))
    writeFileSync(joined, Buffer.concat(parts))
    expect(playTrack(joined)).toContain('frame=75\n')
  })

  it('starts every segment of every rendition with a key frame', () => {
    const starts = ['240p', '360p'].map((name) => segmentLengths(name))
    expect(starts).toEqual([['2.000000', '1.000000'], ['2.000000', '1.000000']])
  })

  it('has subtitles with plain line ends and the timestamp map of HLS', () => {
    expect(readFileSync(join(packaged(), 'subtitles-en.vtt'), 'utf8')).toBe('WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n\n00:00.500 --> 00:02.000\nA card moves.\n')
  })

  it('has stills in both orientations among the images', async () => {
    const sizeOf = async (shape: string) => sharp(join(media, 'pictures', `${asset.assetId}-${shape}.webp`)).metadata()
    expect(await sizeOf('landscape')).toMatchObject({ width: 1280, height: 720, format: 'webp' })
    expect(await sizeOf('portrait')).toMatchObject({ width: 600, height: 900, format: 'webp' })
  })

  it('has thumbnails of 320 pixels in sheets of the size that the manifest states (MED-47)', async () => {
    const { width, height } = await sharp(join(packaged(), 'thumbnails-1.jpg')).metadata()
    expect([width, height]).toEqual([1_600, 900])
    expect(readFileSync(join(packaged(), 'manifest.mpd'), 'utf8')).toContain(`width="${width}" height="${height}"><EssentialProperty`)
  })

  it('has a public trailer with audio, of a part only', () => {
    const trailer = join(media, 'trailers', `${asset.assetId}.mp4`)
    expect(playTrack(trailer)).toContain('frame=25\n')
    expect(streamsOf(trailer)).toEqual(['video h264 640x360', 'audio aac'])
  })

  it('without a trailer gets one at the next run', async () => {
    rmSync(join(packaged(), 'trailer.mp4'))
    rmSync(join(media, 'trailers'), { recursive: true })
    expect(await packageFilm(aSource(), { media })).toEqual(asset)
    expect(existsSync(join(media, 'trailers', `${asset.assetId}.mp4`))).toBe(true)
  })

  it('is complete if its trailer fails, with a warning, and gets it at the next run', async () => {
    rmSync(join(packaged(), 'trailer.mp4'))
    const held = holdTrailer(media, asset)
    const troubles: string[] = []
    const again = () => packageFilm(aSource(), { media, onWarning: (line) => troubles.push(line) })
    expect(await again()).toEqual({ ...asset, trailer: null, largeTrailer: null })
    expect(troubles).toEqual([expect.stringMatching(/^clip\.mp4 plays, but its trailer could not be made: Another process is already ingesting this video .* The next run tries again\.$/)])
    rmSync(held, { recursive: true })
    expect(await again()).toEqual(asset)
    expect(troubles).toHaveLength(1)
  })

  it('leaves no work folder', () => {
    expect(existsSync(join(media, 'unfinished'))).toBe(false)
  })

  it('is the same asset at the next run, and is not packaged again', async () => {
    const before = statSync(join(packaged(), 'asset.json')).mtimeMs
    const made: string[] = []
    const again = await packageFilm(aSource(), { media, onProgress: ({ making }) => made.push(making) })
    expect(again).toEqual(asset)
    expect(made).toEqual([])
    expect(statSync(join(packaged(), 'asset.json')).mtimeMs).toBe(before)
  })

  it('can be adopted by another media folder', async () => {
    const other = join(folder, 'other')
    expect(await adoptAsset(packaged(), other)).toEqual(asset)
    expect(readdirSync(assetFolder(other, asset.assetId))).toEqual(readdirSync(packaged()))
    expect(readdirSync(join(other, 'pictures'))).toHaveLength(2)
    expect(readdirSync(join(other, 'trailers'))).toHaveLength(1)
  })
})

describe('an interrupted run', () => {
  it('is resumed', async () => {
    const place = join(folder, 'cut-off')
    const stop = new AbortController()
    const onProgress = ({ making }: { making: string }) => making === '360p' && stop.abort(new Error('stopped'))
    await expect(packageFilm(aSource(), { media: place, signal: stop.signal, onProgress })).rejects.toThrow('stopped')
    expect(existsSync(join(place, 'assets'))).toBe(false)

    const made = new Set<string>()
    const whole = await packageFilm(aSource(), { media: place, onProgress: ({ making }) => made.add(making) })
    expect(whole).toEqual(asset)
    expect([...made]).not.toContain('240p')
    expect([...made]).toContain('360p')
  })
})

describe('a video whose audio ends early', () => {
  it('has a trailer with silence from there on', async () => {
    const fallsSilent = makeClip(folder, 'falls-silent.mp4', ['-af', 'atrim=0:1', '-t', '12'])
    const { assetId } = await packageFilm({ film: fallsSilent, language: 'en', audio: [], subtitles: [] }, { media })
    const trailer = join(media, 'trailers', `${assetId}.mp4`)
    expect(streamsOf(trailer)).toContain('audio aac')
    // Four shots of one second at 25 frames per second, each rounded up by at most one frame.
    expect(playTrack(trailer)).toMatch(/frame=10[0-4]\n/)
  })
})

describe('a video of more than 480 lines', () => {
  it('has a large trailer too, also if an earlier release made only the small one', async () => {
    const large = makeClip(folder, 'large.mp4', ['-s', '1280x720'])
    const again = () => packageFilm({ film: large, language: 'en', audio: [], subtitles: [], onlyLines: [240, 720] }, { media })
    const made = await again()
    const urls = { trailer: `/trailers/${made.assetId}.mp4`, largeTrailer: `/trailers/${made.assetId}-large.mp4` }
    expect(made).toMatchObject(urls)
    expect(Object.values(urls).map((url) => streamsOf(join(media, url))[0])).toEqual(['video h264 426x240', 'video h264 1280x720'])
    rmSync(join(assetFolder(media, made.assetId), 'trailer-large.mp4'))
    rmSync(join(media, urls.largeTrailer))
    expect(await again()).toMatchObject(urls)
    expect(existsSync(join(media, urls.largeTrailer))).toBe(true)
  })
})

describe('a video without audio', () => {
  it('has a trailer without audio', async () => {
    const silent = makeClip(folder, 'silent.mp4', ['-an'])
    const { assetId } = await packageFilm({ film: silent, language: 'en', audio: [], subtitles: [] }, { media })
    expect(streamsOf(join(media, 'trailers', `${assetId}.mp4`))).toEqual(['video h264 640x360'])
  })
})

describe('an invalid source', () => {
  it.each([
    ['that is not there', () => join(folder, 'nowhere.mp4'), 'nowhere.mp4 does not exist.'],
    ['that is a folder', () => folder, 'is not a file.'],
    ['that is empty', () => write('empty.mp4', ''), 'empty.mp4 is empty.'],
    ['that is text', () => write('story.mp4', 'Once upon a time'), 'story.mp4 is not a media file, or it is corrupt.'],
    ['that is a list of other files', () => write('list.mp4', '#EXTM3U\n#EXTINF:2,\n/etc/hostname\n'), 'list.mp4 is not a media file, or it is corrupt.'],
    ['that has only sound', () => makeTone(folder), 'tone.wav has audio but no video.'],
    ['that lost its head', () => beheaded(), 'beheaded.mp4 is not a media file, or it is corrupt.'],
    ['that lost its end', () => cutShort(), 'short.mp4 is corrupt'],
  ])('%s is refused in one line and leaves nothing behind', async (_kind, film, line) => {
    const place = join(folder, 'refused')
    await expect(packageFilm({ ...aSource(), film: film() }, { media: place })).rejects.toThrow(line)
    expect(existsSync(join(place, 'unfinished'))).toBe(false)
    expect(existsSync(join(place, 'assets'))).toBe(false)
  })

  it.each([
    ['that is not there', () => join(folder, 'untold.wav'), 'untold.wav does not exist.'],
    ['that is empty', () => write('empty.wav', ''), 'empty.wav is empty.'],
    ['that is no sound', () => write('story.wav', 'Once upon a time'), 'story.wav is not a media file, or it is corrupt.'],
    ['without sound', () => makeClip(folder, 'silent.mp4', ['-an']), 'silent.mp4 has no audio.'],
  ])('is also one with a description %s', async (_kind, file, line) => {
    const source: FilmSource = { ...aSource(), audio: [{ file: file(), language: 'en', isDescription: true }] }
    await expect(packageFilm(source, { media: join(folder, 'untold') })).rejects.toThrow(line)
    expect(existsSync(join(folder, 'untold'))).toBe(false)
  })

  it('is a silent video with audio description, which would play unasked', async () => {
    const source: FilmSource = { ...aSource(), film: makeClip(folder, 'silent.mp4', ['-an']), audio: [{ file: makeTone(folder), language: 'en', isDescription: true }] }
    await expect(packageFilm(source, { media: join(folder, 'untold') })).rejects.toThrow('silent.mp4 has no audio track besides the audio description.')
    expect(existsSync(join(folder, 'untold'))).toBe(false)
  })

  it('has invalid subtitles', async () => {
    const source = { ...aSource(), subtitles: [{ file: write('words.vtt', '1\n00:01 --> 00:02\n'), language: 'en' }] }
    await expect(packageFilm(source, { media: join(folder, 'refused') })).rejects.toThrow('words.vtt is not a WebVTT file')
  })
})

function aSource(): FilmSource {
  return {
    film: clip,
    language: 'en',
    audio: [
      { file: makeTone(folder), language: 'bn' },
      { file: makeTone(folder), language: 'en', isDescription: true },
      { file: makeTone(folder), language: 'bn', isDescription: true },
    ],
    subtitles: [{ file: subtitles, language: 'en' }],
  }
}

function packaged(): string {
  return assetFolder(media, asset.assetId)
}

function segmentLengths(name: string): string[] {
  const list = readFileSync(join(packaged(), `${name}.m3u8`), 'utf8')
  return Array.from(list.matchAll(/^#EXTINF:(.+),$/gm), ([, seconds]) => seconds ?? '')
}

function write(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/** By default an mp4 ends with its index, so truncation removes it. */
function beheaded(): string {
  const file = join(folder, 'beheaded.mp4')
  copyFileSync(clip, file)
  truncateSync(file, Math.floor(statSync(clip).size / 2))
  return file
}

function cutShort(): string {
  const file = makeClip(folder, 'short.mp4', ['-t', '9', '-movflags', '+faststart'])
  truncateSync(file, Math.floor(statSync(file).size / 2))
  return file
}

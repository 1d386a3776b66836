/** Videos as devices and programs write them. They avoid x265, which needs threads that the WebAssembly ffmpeg lacks. */
import { appendFileSync, existsSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { assetFolder } from './asset.ts'
import type { PublishedAsset } from './asset.ts'
import { probeFile } from './ffmpeg.ts'
import { packageFilm } from './package-film.ts'
import { run, temporaryFolder } from './testing.ts'

jest.setTimeout(120_000)

const folder = temporaryFolder()
const media = join(folder, 'media')
const bars = 'smptebars=s=320x180:r=25'
const inBt709 = 'format=yuv420p,setparams=range=tv:colorspace=bt709:color_primaries=bt709:color_trc=bt709'
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

afterAll(() => rmSync(folder, { recursive: true }))

describe('a video with other colours than BT.709', () => {
  let sdr: Pixel[]

  beforeAll(async () => {
    sdr = await barsOf(await taken(make('sdr.mp4', ['-f', 'lavfi', '-i', bars, '-t', '1', '-vf', inBt709, ...h264])))
  })

  it.each([
    ['in PQ', 'pq.mkv', 'smpte2084'],
    ['in HLG', 'hlg.mkv', 'arib-std-b67'],
  ])('%s looks like its SDR version in every rendition and still', async (_kind, name, transfer) => {
    const map = `${inBt709},zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=2020:t=${transfer}:m=2020_ncl:r=tv:npl=203,format=yuv420p10le`
    const tags = ['-color_primaries', 'bt2020', '-color_trc', transfer, '-colorspace', 'bt2020nc']
    const hdr = make(name, ['-f', 'lavfi', '-i', bars, '-t', '1', '-vf', map, '-c:v', 'ffv1', ...tags])
    await expectSame(await taken(hdr))
  })

  it.each([
    ['in full range', 'full.mp4', [`${inBt709},scale=out_range=pc,setparams=range=pc`, ...h264.slice(0, 4), '-color_range', 'pc', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']],
    ['in RGB', 'rgb.mkv', [`${inBt709},format=rgb24`, '-c:v', 'ffv1', '-pix_fmt', 'gbrp']],
    ['in BT.601', 'sd.mp4', [`${inBt709},scale=out_color_matrix=smpte170m,setparams=colorspace=smpte170m`, ...h264, '-colorspace', 'smpte170m']],
    ['in wide SDR', 'wide.mkv', [`${inBt709},zscale=m=2020_ncl:p=2020:t=2020_10,format=yuv420p10le`, '-c:v', 'ffv1', '-color_primaries', 'bt2020', '-color_trc', 'bt2020-10', '-colorspace', 'bt2020nc']],
  ])('%s looks like its SDR version', async (_kind, name, [filters = '', ...args]) => {
    await expectSame(await taken(make(name, ['-f', 'lavfi', '-i', bars, '-t', '1', '-vf', filters, ...args])))
  })

  async function expectSame(asset: PublishedAsset): Promise<void> {
    for (const lines of asset.heights) {
      const { streams } = probeFile(joined(asset, `${lines}p`)) as { streams: object[] }
      expect(streams[0]).toMatchObject({ pix_fmt: 'yuv420p', color_range: 'tv', color_space: 'bt709', color_transfer: 'bt709', color_primaries: 'bt709' })
    }
    const differences = (await barsOf(asset)).flatMap((pixel, bar) => pixel.map((value, channel) => Math.abs(value - (sdr[bar]?.[channel] ?? 0))))
    expect(Math.max(...differences)).toBeLessThan(25)
  }
})

describe('a video with tracks of several languages', () => {
  it('keeps them all, under their own languages', async () => {
    const languages = ['bn-IN', 'pt-BR', 'bn', 'swe', 'xyz']
    const film = make('languages.mkv', [...picture(1), ...sounds(languages.length, 1), ...languages.flatMap((language, at) => [`-metadata:s:a:${at}`, `language=${language}`])])
    const { audio } = await taken(film)
    expect(audio).toEqual([
      { language: 'bn', label: 'বাংলা (ভারত)' }, { language: 'pt', label: 'Português (Brasil)' }, { language: 'bn', label: 'বাংলা' },
      { language: 'sv', label: 'Svenska' }, { language: 'und', label: 'Audio' },
    ])
  })

  it('keeps its text subtitles as WebVTT, unless a file replaces them, and names the others', async () => {
    const [srt, vtt] = [join(folder, 'one.srt'), join(folder, 'en.vtt')]
    writeFileSync(srt, '1\n00:00:00,200 --> 00:00:00,800\nশেষ খেয়া\n')
    writeFileSync(vtt, 'WEBVTT\n\n00:00.100 --> 00:00.900\nThe last ferry\n')
    const film = make('subtitles.mkv', [...picture(1), '-i', srt, '-map', '0', '-map', '1', '-map', '1', ...h264, '-c:s', 'srt', '-metadata:s:s:0', 'language=ben', '-metadata:s:s:1', 'language=eng'])
    const lines: string[] = []
    const asset = await packageFilm({ film, language: 'en', audio: [], subtitles: [{ file: vtt, language: 'en' }] }, { media, onWarning: (line) => lines.push(line) })
    expect(asset.subtitles).toEqual([{ language: 'en', label: 'English' }, { language: 'bn', label: 'বাংলা' }])
    expect(readFileSync(join(assetFolder(media, asset.assetId), 'subtitles-bn.vtt'), 'utf8')).toMatch(/^WEBVTT\n.+\n\n00:00.200 --> 00:00.800\nশেষ খেয়া\n/)
    expect(lines).toEqual(['subtitles.mkv: subtitle track 2 (en) is left out, because a file with subtitles in this language is given.'])
  })
})

describe('a video whose streams or clock are uneven', () => {
  it('of few pictures has segments of two seconds over its whole length', async () => {
    const asset = await taken(make('slides.mp4', [...picture(9, 0.2), ...sounds(1, 10), ...h264]))
    expect(lengthsOf(asset, '180p')).toEqual([2, 2, 2, 2, 2])
    expect(asset.runLengthSeconds).toBe(10)
    expect(lengthsOf(asset, 'audio-en')).toHaveLength(5)
  })

  it('holds its last picture while the sound goes on, and says so', async () => {
    const film = make('sound-longer.mp4', [...picture(2), ...sounds(1, 5), ...h264])
    const lines: string[] = []
    const asset = await taken(film, lines)
    expect(asset.runLengthSeconds).toBeCloseTo(5, 1)
    expect(lines).toEqual(['sound-longer.mp4: its picture ends at 2.0 s; the last one is held to 5.0 s, when the sound ends.'])
    const manifest = readFileSync(join(assetFolder(media, asset.assetId), 'manifest.mpd'), 'utf8')
    expect(manifest).toContain(`mediaPresentationDuration="PT${asset.runLengthSeconds}S"`)
    expect(lengthsOf(asset, '180p').reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(asset.runLengthSeconds, 3)
  })

  it('joined from two files whose clock starts again is taken whole', async () => {
    const parts = ['red', 'blue'].map((colour) => make(`${colour}.vob`, ['-f', 'lavfi', '-i', `color=${colour}:s=320x180:r=25`, ...sounds(1, 2), '-t', '2', '-c:v', 'mpeg2video', '-c:a', 'mp2', '-f', 'vob']))
    const film = join(folder, 'vobs.mpg')
    for (const each of parts) appendFileSync(film, readFileSync(each))
    const asset = await taken(film)
    expect(asset.runLengthSeconds).toBeGreaterThan(3.8)
    expect(asset.runLengthSeconds).toBeLessThan(4.4)
    expect(await colourAt(asset, 1)).toBe('blue')
  })

  it('with few key frames gets its stills, and leaves nothing unfinished', async () => {
    const asset = await taken(make('plain.ts', [...picture(6), ...sounds(1, 6), ...h264, '-g', '250', '-f', 'mpegts']))
    expect(readdirSync(join(media, 'pictures'))).toEqual(expect.arrayContaining([`${asset.assetId}-landscape.webp`, `${asset.assetId}-portrait.webp`]))
    expect(asset.trailer).not.toBeNull()
    expect(existsSync(join(media, 'unfinished'))).toBe(false)
  })

  it('of a variable frame rate has the rate of its quickest second', async () => {
    const film = make('vfr.mp4', ['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=30', '-t', '4', '-vf', "select='lt(t,2)+not(mod(n,4))'", '-vsync', 'vfr', ...h264])
    const asset = await taken(film)
    expect(readFileSync(join(assetFolder(media, asset.assetId), 'manifest.mpd'), 'utf8')).toContain(' frameRate="30" ')
  })

  it('that ends before its stated length is refused, even if ffmpeg reads it without an error', async () => {
    const film = make('short.flv', [...picture(6), ...sounds(1, 6), '-c:v', 'flv', '-c:a', 'mp3', '-ar', '44100'])
    truncateSync(film, Math.floor(statSync(film).size / 3))
    await expect(taken(film)).rejects.toThrow(/^short\.flv is corrupt: \d of its 6 s can be read\.$/)
    expect(existsSync(join(media, 'unfinished'))).toBe(false)
  })

  it('without a stated length is measured', async () => {
    const film = make('live.mkv', [...picture(3), ...sounds(1, 3), ...h264, '-live', '1', '-f', 'matroska'])
    expect((await taken(film)).runLengthSeconds).toBeCloseTo(3, 1)
  })
})

type Pixel = [number, number, number]

function make(name: string, args: string[]): string {
  const file = join(folder, name)
  run([...args, file])
  return file
}

function picture(seconds: number, rate = 25): string[] {
  return ['-f', 'lavfi', '-t', String(seconds), '-i', `testsrc2=s=320x180:r=${rate}`]
}

function sounds(count: number, seconds: number): string[] {
  const inputs = Array.from({ length: count }, (_, at) => ['-f', 'lavfi', '-t', String(seconds), '-i', `sine=frequency=${300 + at * 100}`]).flat()
  return [...inputs, '-map', '0', ...Array.from({ length: count }, (_, at) => ['-map', String(at + 1)]).flat()]
}

function taken(film: string, lines: string[] = []): Promise<PublishedAsset> {
  return packageFilm({ film, language: 'en', audio: [], subtitles: [] }, { media, onWarning: (line) => lines.push(line) })
}

function lengthsOf({ assetId }: PublishedAsset, track: string): number[] {
  const list = readFileSync(join(assetFolder(media, assetId), `${track}.m3u8`), 'utf8')
  return Array.from(list.matchAll(/^#EXTINF:(.+),$/gm), ([, seconds]) => Number(seconds))
}

function joined({ assetId }: PublishedAsset, track: string, segment = 1): string {
  const from = assetFolder(media, assetId)
  const file = join(folder, `${assetId}-${track}-${segment}.mp4`)
  writeFileSync(file, Buffer.concat([`${track}-init.mp4`, `${track}-0000${segment}.m4s`].map((part) => readFileSync(join(from, part)))))
  return file
}

/** The middle of each of the seven bars in the landscape still. */
async function barsOf({ assetId }: PublishedAsset): Promise<Pixel[]> {
  const { data, info } = await sharp(join(media, 'pictures', `${assetId}-landscape.webp`)).raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: 7 }, (_, bar) => {
    const at = (Math.round(info.height / 3) * info.width + Math.round((info.width * (bar + 0.5)) / 7)) * info.channels
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  })
}

async function colourAt(asset: PublishedAsset, segment: number): Promise<'red' | 'blue'> {
  const file = join(folder, 'frame.png')
  run(['-i', joined(asset, '180p', segment + 1), '-frames:v', '1', file])
  const { channels } = await sharp(file).stats()
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue'
}

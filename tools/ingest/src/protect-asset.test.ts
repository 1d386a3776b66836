import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentKey } from '@ott/api/content-keys'
import { assetFolder } from './asset.ts'
import type { PublishedAsset } from './asset.ts'
import { packageFilm } from './package-film.ts'
import { protectAsset } from './protect-asset.ts'
import { makeClip, run, temporaryFolder } from './testing.ts'

const media = temporaryFolder()
const saved = new Map<string, ContentKey[]>()
const saveKeys = async (assetId: string, keys: ContentKey[]) => void saved.set(assetId, keys)
let clear: string
let asset: PublishedAsset
let folder: string

beforeAll(async () => {
  const film = makeClip(media, 'clip.mp4', ['-vf', 'scale=1280:720'])
  const source = { film, language: 'en', audio: [], subtitles: [], onlyLines: [240, 480, 720] }
  const packaged = await packageFilm(source, { media: join(media, 'clear') })
  clear = assetFolder(join(media, 'clear'), packaged.assetId)
  asset = await protectAsset(clear, { media, saveKeys })
  folder = assetFolder(media, asset.assetId)
})

const text = (name: string) => readFileSync(join(folder, name), 'utf8')
const keyOf = (label: string) => {
  const key = saved.get(asset.assetId)?.find((each) => each.label === label)
  if (!key) throw new Error(`No key of ${label}`)
  return key
}

/** A hash of each decoded frame, as text. */
function framesOf(from: string, track: string, key?: ContentKey): string {
  const joined = join(media, `${track}.mp4`)
  const names = readdirSync(from).filter((name) => name.startsWith(`${track}-0`)).toSorted()
  writeFileSync(joined, Buffer.concat([`${track}-init.mp4`, ...names].map((name) => readFileSync(join(from, name)))))
  return run([...(key ? ['-decryption_key', key.key.toString('hex')] : []), '-i', joined, '-f', 'framemd5', '-'])
}

describe('a protected video', () => {
  it.each([['240p', 'SD'], ['480p', 'SD'], ['720p', 'HD'], ['audio-en', 'AUDIO']])('has the frames of the clear %s, under the key of %s', (track, label) => {
    expect(framesOf(folder, track, keyOf(label))).toBe(framesOf(clear, track))
  })

  it('has the same segments, and is encrypted from the first one', () => {
    const segments = (from: string) => readdirSync(from).filter((name) => /\.m4s$|-init\.mp4$/.test(name)).toSorted()
    expect(segments(folder)).toEqual(segments(clear))
    for (const name of segments(folder)) expect(readFileSync(join(folder, name)).equals(readFileSync(join(clear, name)))).toBe(false)
    expect(readFileSync(join(folder, '720p-init.mp4')).includes('tenc')).toBe(true)
    expect(readFileSync(join(folder, '720p-00001.m4s')).includes('senc')).toBe(true)
  })

  it('has one key per tier, which is in none of its files', () => {
    expect(asset.protection?.keys.map(({ label, maxHeight, tracks }) => [label, maxHeight, tracks])).toEqual([
      ['AUDIO', 0, ['audio-en']], ['SD', 480, ['240p', '480p']], ['HD', 720, ['720p']],
    ])
    expect(saved.get(asset.assetId)?.map(({ kid }) => kid)).toEqual(asset.protection?.keys.map(({ kid }) => kid))
    for (const name of readdirSync(folder)) {
      const content = readFileSync(join(folder, name))
      for (const { key } of saved.get(asset.assetId) ?? []) {
        for (const form of [key, key.toString('hex'), key.toString('base64'), key.toString('base64url')]) expect(content.includes(form)).toBe(false)
      }
    }
  })

  it('lists in the data of a system the id of its own key only', () => {
    const bytes = (kid: string) => Buffer.from(kid.replaceAll('-', ''), 'hex')
    const tiers = asset.protection?.keys ?? []
    for (const { kid, pssh } of tiers) {
      const listed = tiers.filter((other) => Buffer.from(pssh.widevine, 'base64').includes(bytes(other.kid)) && Buffer.from(pssh.common, 'base64').includes(bytes(other.kid)))
      expect(listed.map((each) => each.kid)).toEqual([kid])
    }
  })

  it('has a manifest of ours, not of the packager', () => {
    expect(text('manifest.mpd')).not.toContain('SegmentTimeline')
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.m3u8'))) expect(text(name)).not.toContain('KEYFORMAT="identity"')
    expect(readdirSync(folder).filter((name) => /packager|flags|tracks\.json/.test(name))).toEqual([])
  })

  it('keeps stills, thumbnails and trailers', () => {
    expect(asset.trailer).toBe(`/trailers/${asset.assetId}.mp4`)
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['landscape.webp', 'portrait.webp', 'thumbnails-1.jpg', 'trailer.mp4', 'trailer-large.mp4']))
  })

  it('has other keys and another id at each encryption', async () => {
    const again = await protectAsset(clear, { media, saveKeys })
    expect(again.assetId).not.toBe(asset.assetId)
    expect(again.sourceHash).toBe(asset.sourceHash)
  })
})

it('an encryption whose keys cannot be stored publishes nothing', async () => {
  const other = join(media, 'other')
  mkdirSync(other)
  await expect(protectAsset(clear, { media: other, saveKeys: () => Promise.reject(new Error('no database')) })).rejects.toThrow('no database')
  expect(readdirSync(other)).toEqual([])
})

import { cpSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPackagedTracks } from './packaged-tracks.ts'
import { rewriteLists } from './rewrite-lists.ts'
import { packagedFilm, temporaryFolder } from './testing.ts'

const folder = temporaryFolder()
afterAll(() => rmSync(folder, { recursive: true }))

describe('the lists of a package', () => {
  it('are those that this release writes, in the repository', async () => {
    expect(await rewriteLists(aCopy('current'))).toBe('unchanged')
  })

  it('of an earlier release are rewritten', async () => {
    const old = aCopy('old')
    const current = Object.fromEntries(listsIn(old))
    edit(old, 'manifest.mpd', (text) => text.replaceAll(/ bandwidth="\d+"/g, ' bandwidth="1000"').replace(/ par="[^"]*" maxWidth="\d+" maxHeight="\d+" maxFrameRate="\d+"/, ''))
    edit(old, 'master.m3u8', (text) => text.replaceAll(',VIDEO-RANGE=SDR', ''))
    edit(old, 'subtitles-en.vtt', (text) => text.replace(/X-TIMESTAMP-MAP.*\n/, ''))
    expect(await rewriteLists(old)).toBe('rewritten')
    expect(Object.fromEntries(listsIn(old))).toEqual(current)
    expect(readdirSync(old).filter((name) => name.endsWith('.new'))).toEqual([])
  })

  it('are replaced, so that a package that shares its files keeps its own', async () => {
    const [own, shared] = [aCopy('own'), join(folder, 'shared')]
    edit(own, 'manifest.mpd', (text) => text.replaceAll(/ bandwidth="\d+"/g, ' bandwidth="1000"'))
    mkdirSync(shared)
    for (const name of readdirSync(own)) linkSync(join(own, name), join(shared, name))
    expect(await rewriteLists(shared)).toBe('rewritten')
    expect(readFileSync(join(own, 'manifest.mpd'), 'utf8')).toContain(' bandwidth="1000"')
  })

  it('stay if the package is protected', async () => {
    const protectedCopy = aCopy('protected')
    edit(protectedCopy, 'manifest.mpd', (text) => text.replace('<Role ', '<ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="cbcs"/>\n<Role '))
    const before = listsIn(protectedCopy)
    expect(await rewriteLists(protectedCopy)).toBe('protected')
    expect(listsIn(protectedCopy)).toEqual(before)
  })
})

it('the tracks of a package are read from its files', async () => {
  const { seconds, pictures, sounds, subtitles } = await readPackagedTracks(packagedFilm)
  expect([seconds, pictures.map(({ name, width, segments }) => [name, width, segments.length])]).toEqual([35, [['240p', 426, 18], ['480p', 854, 18]]])
  expect(sounds.map(({ name, language, isMain, codecs }) => [name, language, isMain, codecs])).toEqual([['audio-en', 'en', true, 'mp4a.40.2'], ['audio-bn', 'bn', false, 'mp4a.40.2']])
  expect(subtitles.map(({ name, label }) => [name, label])).toEqual([['subtitles-en', 'English'], ['subtitles-bn', 'বাংলা']])
})

function aCopy(name: string): string {
  cpSync(packagedFilm, join(folder, name), { recursive: true })
  return join(folder, name)
}

function edit(place: string, name: string, change: (text: string) => string): void {
  writeFileSync(join(place, name), change(readFileSync(join(place, name), 'utf8')))
}

function listsIn(place: string): [string, string][] {
  return readdirSync(place).filter((name) => /\.(mpd|m3u8|vtt)$/.test(name)).map((name) => [name, readFileSync(join(place, name), 'utf8')])
}

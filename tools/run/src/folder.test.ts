import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolder } from './folder.ts'

const home = mkdtempSync(join(tmpdir(), 'ott-folder-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

it('creates a folder with its parents, once', async () => {
  const folder = join(home, 'one/two/three')
  await createFolder(folder)
  await createFolder(folder)
  expect(statSync(folder).isDirectory()).toBe(true)
})

it('names the file in the way', async () => {
  writeFileSync(join(home, 'file'), '')
  await expect(createFolder(join(home, 'file/data'))).rejects.toThrow(`${home}/file is not a folder. Set OTT_DATA to a folder.`)
})

if (process.platform === 'linux') {
  it('fails where the system allows no folders', async () => {
    await expect(createFolder('/proc/ott/data')).rejects.toThrow('No folder can be created at /proc/ott. Set OTT_DATA to another path.')
  })
}

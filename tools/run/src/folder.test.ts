import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from './folder.ts'

const home = mkdtempSync(join(tmpdir(), 'ott-folder-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

it('makes a folder with all above it, once', async () => {
  const folder = join(home, 'one/two/three')
  await makeFolder(folder)
  await makeFolder(folder)
  expect(statSync(folder).isDirectory()).toBe(true)
})

it('says what stands in the way', async () => {
  writeFileSync(join(home, 'file'), '')
  await expect(makeFolder(join(home, 'file/data'))).rejects.toThrow(`${home}/file is not a folder. Set OTT_DATA to one.`)
})

if (process.platform === 'linux') {
  it('gives up where the system makes no folders', async () => {
    await expect(makeFolder('/proc/ott/data')).rejects.toThrow('No folder can be made at /proc/ott. Set OTT_DATA to another place.')
  })
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagedBinaries, postgresBinaries } from './binaries.ts'
import { serverUser } from './server-user.ts'

const folder = mkdtempSync(join(tmpdir(), 'ott-binaries-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('creates links that a skipped install script omitted, in a reachable copy', () => {
  const unlinked = join(folder, 'native')
  cpSync(packagedBinaries(), unlinked, { recursive: true, filter: (path) => !/\.so(\.\d+)?$/.test(path) || isPlugin(path) })
  const copy = join('/var/tmp', `ott-binaries-${process.pid}`)
  try {
    expect(postgresBinaries(serverUser(), copy, unlinked)).toBe(join(copy, 'bin'))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

/** The server's own plugins are `name.so`; libraries begin with `lib` and need their symlinks. */
function isPlugin(path: string): boolean {
  return path.includes('/postgresql/')
}

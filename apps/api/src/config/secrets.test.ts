import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSecrets } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'ott-secrets-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('secrets', () => {
  it('are required by name in live mode', () => {
    expect(() => readSecrets(folder, { generate: false })).toThrow(
      'lacks the secret token-key.pem, code-pepper, refresh-key, stream-key',
    )
  })

  it('are generated once in demo mode, readable by the owner only, and valid in live mode too', () => {
    const made = readSecrets(folder, { generate: true })
    const read = readSecrets(folder, { generate: false })
    expect([read.tokenKeys[0].id, read.codePepper, read.streamKey]).toEqual([made.tokenKeys[0].id, made.codePepper, made.streamKey])
    expect(statSync(join(folder, 'code-pepper')).mode & 0o777).toBe(0o600)
  })
})

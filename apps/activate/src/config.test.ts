import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from './config.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'activate-'))

function liveSettings() {
  const SECRETS_DIR = folder()
  writeFileSync(join(SECRETS_DIR, 'activation-key'), Buffer.alloc(32, 7).toString('base64url'))
  return { OTT_MODE: 'live', HOST: '0.0.0.0', API_URL: 'http://api.internal:4000', ACTIVATE_ORIGIN: 'https://tv.films.example', SITE_ORIGIN: 'https://www.films.example', SECRETS_DIR }
}

describe('the configuration', () => {
  it('has defaults in demo mode, and stores the key that it makes', () => {
    const DATA_DIR = folder()
    const config = readConfig({ DATA_DIR })
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3300, origin: 'http://localhost:3300', siteOrigin: 'http://localhost:3000' })
    expect(readConfig({ DATA_DIR }).cookieKey).toEqual(config.cookieKey)
    expect(readFileSync(join(DATA_DIR, 'secrets/activation-key'), 'utf8')).toHaveLength(43)
  })

  it('must be complete in live mode', () => {
    const live = liveSettings()
    expect(readConfig(live).origin).toBe('https://tv.films.example')
    for (const name of ['API_URL', 'ACTIVATE_ORIGIN', 'SITE_ORIGIN', 'SECRETS_DIR']) expect(() => readConfig({ ...live, [name]: undefined })).toThrow(`${name} is missing`)
  })

  it.each(['ACTIVATE_ORIGIN', 'SITE_ORIGIN'])('refuses an unencrypted %s in live mode', (name) => {
    expect(() => readConfig({ ...liveSettings(), [name]: 'http://localhost:3300' })).toThrow(`${name} is http://localhost:3300; live mode requires https`)
  })

  it('makes no key in live mode', () => {
    expect(() => readConfig({ ...liveSettings(), SECRETS_DIR: folder() })).toThrow('lacks the secret activation-key')
  })

  it('names an invalid setting', () => {
    expect(() => readConfig({ DATA_DIR: folder(), PORT: 'blue' })).toThrow('PORT is blue; it must be a whole number')
    expect(() => readConfig({ DATA_DIR: folder(), API_URL: 'api' })).toThrow('API_URL is api; it must be a URL')
    expect(() => readConfig({ OTT_BRAND: 'nobody' })).toThrow('OTT_BRAND is nobody')
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow('demo mode listens on loopback only')
  })
})

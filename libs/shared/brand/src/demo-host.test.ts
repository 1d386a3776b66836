import { checkDemoHost } from './demo-host.ts'

describe('demo mode', () => {
  it.each([undefined, '', 'localhost', '127.0.0.1', '127.0.0.53', '::1', '[::1]'])('listens on %s', (HOST) => {
    expect(() => checkDemoHost({ HOST })).not.toThrow()
    expect(() => checkDemoHost({ HOST, OTT_MODE: 'demo' })).not.toThrow()
  })

  it.each(['0.0.0.0', '::', '0', '192.168.1.7', 'films.example', '127.evil.example', 'localhost.evil.example', '::ffff:10.0.0.1'])('refuses to listen on %s', (HOST) => {
    expect(() => checkDemoHost({ HOST })).toThrow(`HOST is ${HOST}; demo mode listens on loopback only`)
    expect(() => checkDemoHost({ HOST, OTT_ALLOW_PUBLIC_DEMO: '0' })).toThrow('loopback only')
    expect(() => checkDemoHost({ HOST, OTT_ALLOW_PUBLIC_DEMO: '1' })).not.toThrow()
    expect(() => checkDemoHost({ HOST, OTT_MODE: 'live' })).not.toThrow()
  })
})

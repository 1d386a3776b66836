import { deviceOf, netOf, pageTypeAt } from './event-context.ts'

const chrome = (system: string) => `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36`

describe('the context of events', () => {
  it('names pages by their routes, and no title or id', () => {
    expect(['/en', '/bn/movies', '/en/genre', '/en/genre/drama', '/en/hilsa', '/en/hilsa/hilsa/watch', '/en/settings/devices', '/en/people/p1'].map(pageTypeAt))
      .toEqual(['home', 'movies', 'genres', 'genre', 'title', 'watch', 'settings-devices', 'person'])
  })

  it('tells kinds of devices apart', () => {
    expect(deviceOf(chrome('X11; Linux x86_64'), false, 900)).toEqual({ class: 'desktop', os: 'linux', browser: 'chrome', major: 156 })
    expect(deviceOf(chrome('Linux; Android 10; K'), true, 360)).toEqual({ class: 'phone', os: 'android', browser: 'chrome', major: 156 })
    expect(deviceOf(`${chrome('Windows NT 10.0; Win64; x64')} Edg/155.0.0.0`, false, 900)).toMatchObject({ os: 'windows', browser: 'edge', major: 155 })
    expect(deviceOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15', true, 820))
      .toEqual({ class: 'tablet', os: 'ios', browser: 'safari', major: 26 })
    expect(deviceOf('Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0', false, 900)).toMatchObject({ browser: 'firefox', major: 144 })
    expect(deviceOf('Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36', false, 1080)).toMatchObject({ class: 'tv' })
    expect(deviceOf('something else', false, 900)).toEqual({ class: 'unknown', os: 'unknown', browser: 'unknown', major: 0 })
  })

  it('knows the network only where the browser tells it', () => {
    expect([netOf(), netOf({ effectiveType: '3g', saveData: true }), netOf({ effectiveType: '6g' })])
      .toEqual([{ type: 'unknown', saveData: false }, { type: '3g', saveData: true }, { type: 'unknown', saveData: false }])
  })
})

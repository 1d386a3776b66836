import { localizeDeviceName, deviceName } from './device-name.ts'

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', 'Chrome on Windows'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0', 'Edge on Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Mac'],
    ['Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36', 'Chrome on webOS TV'],
  ])('of %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })

  it('is null for an unknown user agent', () => {
    expect([deviceName(''), deviceName('curl/8.0')]).toEqual([null, null])
  })

  it('is in the user’s language', () => {
    expect([localizeDeviceName('Chrome on Windows', 'en'), localizeDeviceName('Chrome on Windows', 'bn')]).toEqual(['Chrome on Windows', 'Chrome (Windows)'])
  })

  it('is unchanged if the user chose it', () => {
    expect(['Cards on the table', 'বসার ঘরের টিভি', 'Chrome'].map((name) => localizeDeviceName(name, 'bn'))).toEqual(['Cards on the table', 'বসার ঘরের টিভি', 'Chrome'])
  })
})

import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { messageTo, newEmail, newNumber, signInByMail } from '../identity/testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { countryHeader: 'x-country' } })
})
afterAll(() => api.stop())

const chromeOnWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

/** Signs in on another device with the given user agent and proxy headers. */
async function signInElsewhere(node: Pick<TestApi, 'call'>, bearer: string, deviceId: string, headers: Record<string, string> = {}) {
  const { ok } = await node.call('createLink', {}, { bearer })
  return node.call('exchangeLink', { body: { token: ok.token, deviceId } }, { headers })
}

describe('the email about a new device', () => {
  it('has device, country and time in the language of the request', async () => {
    const email = newEmail()
    // 20:30 in the service's time zone.
    api.wait((Date.parse('2027-03-04T15:00:00Z') - api.now().getTime()) / 1_000)
    const { sAccessToken: bearer } = await signInByMail(api, email)
    await signInElsewhere(api, bearer, 'browser-english', { 'user-agent': chromeOnWindows, 'x-country': 'GB', 'accept-language': 'en' })
    const english = await messageTo(api, email, 'New login')
    expect(english.text).toContain('Device: Chrome on Windows\nLocation: United Kingdom\nTime: Thursday 4 March, 20:30 India Time')
    expect(english.text).toContain(`${api.deps.config.siteOrigin}/en/settings/devices`)
    await signInElsewhere(api, bearer, 'browser-bengali', { 'x-country': 'BD', 'accept-language': 'bn' })
    const bengali = await messageTo(api, email, 'নতুন লগইন')
    expect(bengali.text).toContain('ডিভাইস: অজানা\nস্থান: বাংলাদেশ\nসময়: বৃহস্পতিবার ৪ মার্চ, ২০:৩০ IST')
    expect(bengali.text).toContain('/bn/settings/devices')
  })

  it('has the device name in that language, like the device list', async () => {
    const email = newEmail()
    const { sAccessToken: bearer } = await signInByMail(api, email, 'browser-first', 'bn')
    const windows = { 'user-agent': chromeOnWindows, 'accept-language': 'bn' }
    const second = await signInElsewhere(api, bearer, 'browser-second', windows)
    expect((await messageTo(api, email, 'নতুন লগইন')).text).toContain('ডিভাইস: Chrome (Windows)\n')
    const names = async (locale: string) => {
      const { ok } = await api.call('devices', {}, { bearer: second.ok.sAccessToken, headers: { 'accept-language': locale } })
      return ok.items.find(({ isCurrentDevice }) => isCurrentDevice)?.name
    }
    expect([await names('bn'), await names('en')]).toEqual(['Chrome (Windows)', 'Chrome on Windows'])
  })

  it('is sent for an unknown device only', async () => {
    const email = newEmail()
    const node = await api.addNode()
    const { sAccessToken: bearer } = await signInByMail(api, email, 'browser-first')
    await signInElsewhere(node, bearer, 'browser-second')
    const again = await signInElsewhere(node, bearer, 'browser-second')
    await api.call('logout', {}, { bearer: again.ok.sAccessToken })
    await signInElsewhere(node, bearer, 'browser-second')
    await signInByMail(api, email, 'browser-first')
    await node.app.close()
    expect(api.sandbox.outbox.to(email).filter(({ subject }) => subject?.includes('New login'))).toHaveLength(1)
  })

  it('is not sent without an email, and the sign-in succeeds', async () => {
    const number = newNumber()
    const users = [await api.signIn(number, 'browser-a'), await api.signIn(number, 'browser-b')]
    expect(users.map(({ isDeviceLimitReached }) => isDeviceLimitReached)).toEqual([false, false])
  })

  it('that cannot be sent does not fail the sign-in', async () => {
    const other = await startApi()
    const email = newEmail()
    const { sAccessToken: bearer } = await signInByMail(other, email)
    const deaf = await other.addNode({ mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.example' } })
    const opened = await signInElsewhere(deaf, bearer, 'browser-second')
    await other.stop()
    expect(opened.status).toBe(200)
  })
})

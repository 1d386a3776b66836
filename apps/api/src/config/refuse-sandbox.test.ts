import { startSandbox } from '@ott/sandbox'
import { refuseSandbox } from './refuse-sandbox.ts'

describe('live mode', () => {
  it('detects the sandbox behind any URL', async () => {
    const { smsGatewayUrl, smtpUrl, google, facebook, stop } = await startSandbox()
    const elsewhere = { smtpUrl: 'smtp://127.0.0.1:1', http: { SMS_GATEWAY_URL: 'http://127.0.0.1:1/sms', GOOGLE_ISSUER: null } }
    await expect(refuseSandbox({ ...elsewhere, smtpUrl })).rejects.toThrow('SMTP_URL is the sandbox')
    for (const [name, url] of Object.entries({ SMS_GATEWAY_URL: smsGatewayUrl, GOOGLE_ISSUER: google.issuer, FACEBOOK_GRAPH_URL: facebook.graphUrl })) {
      await expect(refuseSandbox({ ...elsewhere, http: { ...elsewhere.http, [name]: url } })).rejects.toThrow(`${name} is the sandbox`)
    }
    await stop()
  })

  it('starts while a vendor does not respond', async () => {
    await expect(refuseSandbox({ smtpUrl: 'smtp://127.0.0.1:1', http: { SMS_GATEWAY_URL: 'http://127.0.0.1:1/sms' } })).resolves.toBeUndefined()
  })
})

import { startSandbox } from '@ott/sandbox'
import { refuseSandbox } from './sandbox-probe.ts'

describe('live mode', () => {
  it('finds the sandbox behind any address', async () => {
    const { smsGatewayUrl, smtpUrl, botCheck, stop } = await startSandbox()
    await expect(refuseSandbox({ smsGatewayUrl, smtpUrl: 'smtp://127.0.0.1:1' })).rejects.toThrow('SMS_GATEWAY_URL is the sandbox')
    await expect(refuseSandbox({ smsGatewayUrl: 'http://127.0.0.1:1/sms', smtpUrl })).rejects.toThrow('SMTP_URL is the sandbox')
    const others = { smsGatewayUrl: 'http://127.0.0.1:1/sms', smtpUrl: 'smtp://127.0.0.1:1' }
    await expect(refuseSandbox({ ...others, botCheckUrl: botCheck.verifyUrl })).rejects.toThrow('BOT_CHECK_VERIFY_URL is the sandbox')
    await stop()
  })

  it('starts while a vendor does not answer', async () => {
    await expect(refuseSandbox({ smsGatewayUrl: 'http://127.0.0.1:1/sms', smtpUrl: 'smtp://127.0.0.1:1' })).resolves.toBeUndefined()
  })
})

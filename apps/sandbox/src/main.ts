import { checkDemoHost, isLoopback } from '@ott/brand/demo-host'
import { startSandbox } from './sandbox.ts'

const { HOST, PORT = '4400', SMTP_PORT = '4425', SMS_GATEWAY_KEY, SITE_ORIGIN, API_URL, APPLE_PRIVATE_KEY, STRIPE_WEBHOOK_URL, GATEWAY_WEBHOOK_URL, STATE_FILE, ORIGIN = `http://localhost:${PORT}` } = process.env

try {
  // The sandbox belongs to the demo, whatever the mode of the other servers is.
  checkDemoHost({ ...process.env, OTT_MODE: 'demo' })
  const sandbox = await startSandbox({
    host: HOST,
    port: Number(PORT),
    smtpPort: Number(SMTP_PORT),
    smsKey: SMS_GATEWAY_KEY,
    origin: ORIGIN,
    siteOrigin: SITE_ORIGIN,
    apiUrl: API_URL,
    applePrivateKey: APPLE_PRIVATE_KEY,
    stateFile: STATE_FILE || undefined,
    pay: { webhookUrls: { stripe: STRIPE_WEBHOOK_URL, gateway: GATEWAY_WEBHOOK_URL }, hasControls: !HOST || isLoopback(HOST) },
  })
  // Under npm start the parent process prints the URLs.
  if (!process.connected) process.stdout.write(`sandbox ${sandbox.url}, mail ${sandbox.smtpUrl}\n`)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!isStopping) void sandbox.stop().then(() => process.exit(0))
      isStopping = true
    })
  }
} catch (error) {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  process.stderr.write(code === 'EADDRINUSE' ? `The sandbox cannot start: port ${port} is in use\n` : `The sandbox cannot start: ${(error as Error).message}\n`)
  process.exit(1)
}

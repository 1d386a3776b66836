/** The site's account at the gateway. */
export const credentials = {
  merchantId: 'demo',
  apiKey: 'demo-gateway-api-key',
  responseKey: 'demo-gateway-response-key',
  webhookUser: 'gateway',
  webhookPassword: 'demo-gateway-webhook-password',
}

export function basicAuth(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}

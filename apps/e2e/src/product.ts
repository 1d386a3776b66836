import { join } from 'node:path'
import { brands } from '@ott/brand/choose'

const ports = { web: 3100, api: 4100, sandbox: 4500, mail: 4525 }

/** The product as the journeys run it: production builds in demo mode, on ports and in a folder of its own. */
export const product = {
  site: `http://localhost:${ports.web}`,
  api: `http://localhost:${ports.api}`,
  sandbox: `http://localhost:${ports.sandbox}`,
  dataFolder: join(import.meta.dirname, '../../../.data/journeys'),
  get environment(): Record<string, string> {
    return {
      OTT_DATA: product.dataFolder,
      WEB_PORT: String(ports.web),
      API_PORT: String(ports.api),
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_MAIL_PORT: String(ports.mail),
      // As behind a proxy that knows where its callers are.
      COUNTRY_HEADER: 'x-country',
      // Many codes go to few numbers here, some within milliseconds of each other; the limits stay on, wider.
      KNOBS: JSON.stringify({ rateLimitScale: 10_000 }),
      REMINDERS_EVERY_SECONDS: '1',
      FEEDBACK_EVERY_SECONDS: '1',
    }
  },
}

/** The one that is not the house's own. */
export const secondBrand = Object.values(brands)[1]!

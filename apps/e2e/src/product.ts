import { join } from 'node:path'
import { brands } from '@ott/brand/choose'

const ports = { web: 3100, api: 4100, sandbox: 4500, mail: 4525 }

/** How the journeys start the product: production builds in demo mode, with their own ports and data folder. */
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
      // Simulates a proxy that sets the country.
      COUNTRY_HEADER: 'x-country',
      // The journeys request many codes for few numbers, so the limits are raised but not turned off.
      KNOBS: JSON.stringify({ rateLimitScale: 10_000 }),
      // Every journey plays the video that is packaged before the start.
      DEMO_PACKAGING: 'off',
      REMINDERS_EVERY_SECONDS: '1',
      FEEDBACK_EVERY_SECONDS: '1',
    }
  },
}

/** The brand that is not the default. */
export const secondBrand = Object.values(brands)[1]!

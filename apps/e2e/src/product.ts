import { join } from 'node:path'
import { brands } from '@ott/brand/choose'

export const maxWorkers = 2

/** The folder of all products' data. */
export const dataFolder = join(import.meta.dirname, '../../../.data/journeys')

/** How the journeys of a worker start the product: production builds in demo mode, with their own ports and data folder. */
export function productOf(worker: number) {
  const port = (base: number) => base + worker
  const folder = join(dataFolder, String(worker))
  const ports = { web: port(3100), activate: port(3400), api: port(4100), sandbox: port(4500), mail: port(4525) }
  return {
    site: `http://localhost:${ports.web}`,
    activate: `http://localhost:${ports.activate}`,
    api: `http://localhost:${ports.api}`,
    sandbox: `http://localhost:${ports.sandbox}`,
    environment: {
      OTT_DATA: folder,
      WEB_PORT: String(ports.web),
      ACTIVATE_PORT: String(ports.activate),
      API_PORT: String(ports.api),
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_MAIL_PORT: String(ports.mail),
      // Simulates a proxy that sets the country.
      COUNTRY_HEADER: 'x-country',
      // Off by default, and here where most journeys are.
      FEATURES_ON: 'profiles,watchParty',
      FEATURES_OFF: 'profiles:IN',
      // The journeys request many codes for few numbers, so the limits are raised but not turned off.
      KNOBS: JSON.stringify({ rateLimitScale: 10_000 }),
      // Every journey plays the video that is packaged before the start.
      DEMO_PACKAGING: 'off',
      REMINDERS_EVERY_SECONDS: '1',
      FEEDBACK_EVERY_SECONDS: '1',
    } satisfies Record<string, string>,
  }
}

/** The product of this worker. Journeys change the catalogue and the clock, so two workers cannot share one. */
export const product = productOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))

/** The brand that is not the default. */
export const secondBrand = Object.values(brands)[1]!

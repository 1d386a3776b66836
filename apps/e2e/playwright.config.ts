import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserFlags } from './src/browser.ts'
import { rejectedConsent } from './src/consent.ts'
import { maxWorkers, product, productOf } from './src/product.ts'

/** Starts a worker's product, as it is built, with an empty data folder. */
export const serve = ({ site, environment }: typeof product) => ({
  // Users of an earlier run would be over their device limit.
  command: 'node tools/run/run.js reset && exec node tools/run/run.js start',
  cwd: join(import.meta.dirname, '../..'),
  url: `${site}/healthz`,
  env: environment,
  reuseExistingServer: false,
  timeout: 240_000,
  gracefulShutdown: { signal: 'SIGINT' as const, timeout: 20_000 },
  stdout: 'pipe' as const,
})

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.journey.ts',
  outputDir: '../../test-results/journeys',
  fullyParallel: false,
  workers: maxWorkers,
  retries: 0,
  globalTeardown: './src/scan-events.ts',
  // If the product is down, every journey takes a minute to fail: ten failures say enough.
  maxFailures: process.env.CI ? 10 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/journeys.json' }], ['./src/orphan-processes-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: product.site,
    storageState: rejectedConsent,
    // A trace costs a quarter of the time: its screencast makes the browser draw every frame.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    // Only the offline journey allows it: Playwright cannot intercept responses of a service worker.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: browserFlags },
  },
  webServer: Array.from({ length: maxWorkers }, (_, worker) => serve(productOf(worker))),
})

import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserFlags } from './src/browser.ts'
import { product, secondBrand } from './src/product.ts'

/** The product as another brand, on the ports and in the folder of the journeys, built in a place of its own. */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.brand-check.ts',
  outputDir: '../../test-results/brand',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/brand.json' }], ['./src/leftovers.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: product.site,
    trace: 'retain-on-failure',
    video: 'off',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: browserFlags },
  },
  webServer: {
    command: 'exec node tools/run/run.js start',
    cwd: join(import.meta.dirname, '../..'),
    url: `${product.site}/healthz`,
    env: { ...product.environment, OTT_BRAND: secondBrand.slug },
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
    stdout: 'pipe',
  },
})

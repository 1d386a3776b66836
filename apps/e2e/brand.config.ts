import { defineConfig } from '@playwright/test'
import journeys, { served } from './playwright.config.ts'
import { secondBrand } from './src/product.ts'

/** The product as another brand, on the ports and in the folder of the journeys, built in a place of its own. */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.brand-check.ts',
  outputDir: '../../test-results/brand',
  reporter: [['list'], ['json', { outputFile: '../../test-results/brand.json' }], ['./src/orphan-processes-reporter.ts']],
  webServer: { ...served, command: 'exec node tools/run/run.js start', env: { ...served.env, OTT_BRAND: secondBrand.slug } },
})

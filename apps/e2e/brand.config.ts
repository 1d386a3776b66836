import { defineConfig } from '@playwright/test'
import journeys, { served } from './playwright.config.ts'
import { secondBrand } from './src/product.ts'

/** Starts the product as the second brand, on the ports and data folder of the journeys. Its site has its own build folder. */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.brand-check.ts',
  outputDir: '../../test-results/brand',
  reporter: [['list'], ['json', { outputFile: '../../test-results/brand.json' }], ['./src/orphan-processes-reporter.ts']],
  webServer: { ...served, command: 'exec node tools/run/run.js start', env: { ...served.env, OTT_BRAND: secondBrand.slug } },
})

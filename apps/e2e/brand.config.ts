import { defineConfig } from '@playwright/test'
import journeys, { serve } from './playwright.config.ts'
import { productOf, secondBrand } from './src/product.ts'

const served = serve(productOf(0))

/** Starts the product as the second brand, on the ports and data folder of the first worker's journeys. Its site has its own build folder. */
export default defineConfig({
  ...journeys,
  globalTeardown: undefined,
  testMatch: '**/*.brand-check.ts',
  outputDir: '../../test-results/brand',
  reporter: [['list'], ['json', { outputFile: '../../test-results/brand.json' }], ['./src/orphan-processes-reporter.ts']],
  workers: 1,
  webServer: { ...served, command: 'exec node tools/run/run.js start', env: { ...served.env, OTT_BRAND: secondBrand.slug } },
})

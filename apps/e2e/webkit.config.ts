import { defineConfig } from '@playwright/test'
import journeys, { serve } from './playwright.config.ts'
import { productOf } from './src/product.ts'

/** Journeys in WebKitGTK, the engine of Safari. Playwright runs them and starts the product, but drives no browser. */
export default defineConfig({
  ...journeys,
  globalTeardown: undefined,
  testMatch: '**/*.webkit-check.ts',
  outputDir: '../../test-results/webkit',
  reporter: [['list'], ['json', { outputFile: '../../test-results/webkit.json' }], ['./src/orphan-processes-reporter.ts']],
  workers: 1,
  use: {},
  webServer: serve(productOf(0)),
})

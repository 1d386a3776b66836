import { defineConfig, devices } from '@playwright/test'
import journeys, { serve } from './playwright.config.ts'
import { findFirefox } from './src/browser.ts'
import { productOf } from './src/product.ts'

const { userAgent: _, ...desktop } = devices['Desktop Firefox']

/** A headless Firefox has no pointer unless it is told; these values are a mouse. */
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }

/** The tagged journeys in an installed Firefox, which Playwright drives by WebDriver BiDi. */
export default defineConfig({
  ...journeys,
  globalTeardown: undefined,
  grep: /@firefox/,
  outputDir: '../../test-results/firefox',
  reporter: [['list'], ['json', { outputFile: '../../test-results/firefox.json' }], ['./src/orphan-processes-reporter.ts']],
  workers: 1,
  use: {
    ...desktop,
    baseURL: journeys.use?.baseURL,
    storageState: journeys.use?.storageState,
    browserName: 'firefox',
    channel: 'moz-firefox',
    trace: 'off',
    serviceWorkers: 'block',
    launchOptions: { executablePath: findFirefox(process.env) ?? 'firefox-esr', firefoxUserPrefs: { 'media.autoplay.default': 0, ...mouse } },
  },
  webServer: serve(productOf(0)),
})

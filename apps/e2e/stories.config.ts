import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserFlags } from './src/browser.ts'

const port = 6106

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.stories-check.ts',
  outputDir: '../../test-results/stories',
  // Every test opens its own page.
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  maxFailures: process.env.CI ? 10 : 0,
  reporter: [['list'], ['json', { outputFile: '../../test-results/stories.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: process.env.CHROME_PATH, args: browserFlags },
  },
  webServer: {
    command: `vite preview --outDir ${join(import.meta.dirname, '../../storybook-static')} --port ${port} --strictPort`,
    url: `http://localhost:${port}/index.json`,
    reuseExistingServer: false,
  },
})

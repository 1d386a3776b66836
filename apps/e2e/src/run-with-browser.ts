import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser.ts'

/** Runs a program with the path of a Chromium, or explains how to install one. */
const [program = '', ...args] = process.argv.slice(2)
const browser = findBrowser(process.env)
if (!browser) {
  console.error('No Chromium found. Install one (Debian: apt-get install chromium) or set CHROME_PATH.')
  process.exit(1)
}
const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, CHROME_PATH: browser } })
process.exit(status ?? 1)

import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser.ts'

/** Runs a program when there is a browser to drive, and says in one line how to get one when there is not. */
const [program = '', ...args] = process.argv.slice(2)
const browser = findBrowser(process.env)
if (!browser) {
  console.error('These tests drive a Chromium and found none: install one (Debian: apt-get install chromium) or set CHROME_PATH.')
  process.exit(1)
}
const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, CHROME_PATH: browser } })
process.exit(status ?? 1)

import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The Chromium to use: CHROME_PATH, else the first one on PATH, else null. The headless shell draws at about two thirds of the cost. */
export function findBrowser(env: NodeJS.ProcessEnv): string | null {
  return findProgram(env, env.CHROME_PATH, ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
}

/** The same for Firefox: FIREFOX_PATH, else the first one on PATH. */
export function findFirefox(env: NodeJS.ProcessEnv): string | null {
  return findProgram(env, env.FIREFOX_PATH, ['firefox-esr', 'firefox'])
}

/** Turns off background requests: a test machine may have no network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
]

function findProgram(env: NodeJS.ProcessEnv, chosen: string | undefined, names: string[]): string | null {
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [chosen ?? '', ...onPath].find(isProgram) ?? null
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}

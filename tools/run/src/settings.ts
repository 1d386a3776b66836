import { join, resolve } from 'node:path'

export const workspace = join(import.meta.dirname, '../../..')

/** All data of a run; `npm run reset` empties it. */
export const dataFolder = resolve(process.env.OTT_DATA || join(workspace, '.data'))

const port = (name: string, fallback: number) => Number(process.env[name] || fallback)

export const ports = {
  web: port('WEB_PORT', 3000),
  activate: port('ACTIVATE_PORT', 3300),
  api: port('API_PORT', 4000),
  sandbox: port('SANDBOX_PORT', 4400),
  mail: port('SANDBOX_MAIL_PORT', 4425),
}

export const folders = {
  database: join(dataFolder, 'database'),
  media: join(dataFolder, 'media'),
  secrets: join(dataFolder, 'secrets'),
  pictureCache: join(dataFolder, 'picture-cache'),
}

/** What the sandbox keeps over a restart. */
export const sandboxStateFile = join(dataFolder, 'sandbox.json')

/** `DEMO_PACKAGING=off` leaves out the demo videos that are packaged in the background. */
export const packagesAllVideos = process.env.DEMO_PACKAGING !== 'off'

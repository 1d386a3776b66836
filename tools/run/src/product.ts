import { spawn } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded } from '@ott/database'
import { viewers } from '@ott/seed'
import { buildMissing } from './build.ts'
import { children } from './child-processes.ts'
import { prepareDemo } from './demo.ts'
import { makeFolder } from './folder.ts'
import { hold, isRunning } from './data-folder-lock.ts'
import { claimPorts } from './ports.ts'
import { Stop, explain, step } from './progress-output.ts'
import { end } from './server-process.ts'
import { dataFolder, folders, ports } from './settings.ts'
import { vendorEnvironment } from './vendors.ts'

const url = (port: number) => `http://localhost:${port}`
const inside = (port: number) => `http://127.0.0.1:${port}`

/** Starts the whole product and keeps it until Ctrl-C; whatever ends it, nothing of it is left running. */
export async function runProduct(mode: 'built' | 'dev'): Promise<void> {
  const cleanUps: (() => Promise<unknown> | void)[] = []
  let isEnding = false

  async function leave(code: number): Promise<never> {
    if (!isEnding) {
      isEnding = true
      for (const cleanUp of cleanUps.toReversed()) await Promise.resolve(cleanUp()).catch(() => undefined)
      process.exit(code)
    }
    return new Promise(() => undefined)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0))

  try {
    await start(mode, cleanUps, (name) => {
      if (isEnding) return
      console.error(`The ${name} server ended by itself; its last words are above. Stopping the rest.`)
      void leave(1)
    })
  } catch (error) {
    if (!isEnding) console.error(explain(error))
    await leave(1)
  }
}

async function start(mode: 'built' | 'dev', cleanUps: (() => Promise<unknown> | void)[], onLost: (name: string) => void): Promise<void> {
  await makeFolder(folders.media)
  if (await isRunning(dataFolder)) throw new Stop(`The product is running already on ${dataFolder}. Stop it with Ctrl-C first.`)
  await claimPorts(ports)
  cleanUps.push(await hold(dataFolder))
  // In development the bundler serves the site itself.
  await buildMissing({ withSite: mode === 'built', onChild: (child) => cleanUps.push(() => end(child)) })

  const database = await step('Starting the database', () => openDatabaseServer())
  cleanUps.push(database.stop)
  await step('Preparing the demo catalogue', (tell) => prepareDemo(database.url, tell))

  const servers = children(onLost)
  cleanUps.push(() => servers.stop())
  const common = { NODE_ENV: mode === 'built' ? 'production' : 'development' }
  const vendors = vendorEnvironment(url(ports.sandbox))
  const restartedBy = (...sources: string[]) => (mode === 'dev' ? { sources } : {})
  // None of them needs another before it is asked something.
  await step('Starting the servers', () => Promise.all([
    servers.start('sandbox', {
      file: 'apps/sandbox/src/main.ts',
      cwd: 'apps/sandbox',
      env: {
        ...common,
        PORT: String(ports.sandbox),
        SMTP_PORT: String(ports.mail),
        SMS_GATEWAY_KEY: 'demo',
        SITE_ORIGIN: url(ports.web),
        APPLE_PRIVATE_KEY: vendors.APPLE_PRIVATE_KEY ?? '',
      },
      health: `${inside(ports.sandbox)}/healthz`,
      ...restartedBy('apps/sandbox/src', 'libs/shared/{brand,i18n}/src'),
    }),
    servers.start('api', {
      file: 'apps/api/src/main.ts',
      cwd: 'apps/api',
      env: {
        ...common,
        ...vendors,
        PORT: String(ports.api),
        DATABASE_URL: database.url,
        DATA_DIR: dataFolder,
        MEDIA_DIR: folders.media,
        SITE_ORIGIN: url(ports.web),
        SMS_GATEWAY_URL: `${inside(ports.sandbox)}/sms`,
        SMS_GATEWAY_KEY: 'demo',
        SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      },
      health: `${inside(ports.api)}/readyz`,
      ...restartedBy('apps/api/{src,migrations}', 'libs/*/{domain,store}/{src,migrations}', 'libs/shared/{brand,contract,database,i18n}/src'),
    }),
    servers.start('web', {
      file: mode === 'built' ? 'apps/web/server/main.ts' : 'apps/web/server/dev.ts',
      cwd: 'apps/web',
      env: { ...common, ...vendors, PORT: String(ports.web), API_URL: inside(ports.api), PICTURE_CACHE: folders.pictureCache },
      health: `${inside(ports.web)}/healthz`,
      // The bundler looks after everything else of the site.
      ...restartedBy('apps/web/server'),
    }),
  ]))
  sayWhatRuns()
  cleanUps.push(makeFilms(database.url))
}

/** The database of the environment, else our own in the data folder; others on this machine find it by its file. */
async function openDatabaseServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, stop: async () => undefined }
  const server = await startEmbedded(folders.database)
  const note = join(dataFolder, 'database-url')
  await writeFile(note, server.url, { mode: 0o600 })
  return {
    url: server.url,
    stop: async () => {
      await rm(note, { force: true })
      await server.stop()
    },
  }
}

const roleInWords: Record<(typeof viewers)[number]['role'], string> = {
  subscriber: 'has a plan',
  expiredSubscriber: 'had a plan; it ended',
  withoutPlan: 'never had a plan',
  atDeviceLimit: 'has a plan, and as many devices as it allows',
}

function demoViewerInWords({ phoneNumber, role, email, password }: (typeof viewers)[number]): string {
  const other = email && password ? ` (also ${email} with the password “${password}”)` : ''
  return `    ${phoneNumber}   ${roleInWords[role]}${other}`
}

function sayWhatRuns(): void {
  console.log(`
  web        ${url(ports.web)}
  sandbox    ${url(ports.sandbox)}   (codes arrive here; Google, Apple and Facebook are played here)
  api docs   ${url(ports.api)}/docs

  Demo viewers (sign in with the number; the code is in the sandbox)
${viewers.map(demoViewerInWords).join('\n')}

  Ctrl-C stops everything.
`)
}

/** The other demo films are made behind everything else; titles that share one say so until it is there. */
function makeFilms(databaseUrl: string): () => Promise<void> {
  const child = spawn('nice', ['-n', '15', process.execPath, join(import.meta.dirname, 'package-films.ts')], {
    env: { ...process.env, NODE_NO_WARNINGS: '1', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  })
  child.on('error', () => undefined)
  let isMaking = false
  child.on('message', (message: { film?: string; done?: true }) => {
    if (message.film) {
      isMaking = true
      console.log(`  Making the film “${message.film}” in the background …`)
    }
    if (message.done && isMaking) console.log('  All demo films are ready.')
  })
  return () => end(child)
}

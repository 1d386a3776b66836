import { spawn } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkDemoHost } from '@ott/brand/demo-host'
import { superviseEmbedded } from '@ott/database'
import { demoCoupons, demoGifts, viewers } from '@ott/seed'
import { buildMissing } from './build.ts'
import { createChildProcesses } from './child-processes.ts'
import { prepareDemo } from './demo.ts'
import { createFolder } from './folder.ts'
import { isRunning, lockDataFolder } from './data-folder-lock.ts'
import { onNpmExit } from './npm-exit.ts'
import { checkPorts } from './ports.ts'
import { UserError, describeError, runStep } from './progress-output.ts'
import { stopProcess } from './server-process.ts'
import { dataFolder, folders, ports, packagesAllVideos, sandboxStateFile } from './settings.ts'
import { vendorEnvironment } from './vendors.ts'

const url = (port: number) => `http://localhost:${port}`
const internalUrl = (port: number) => `http://127.0.0.1:${port}`

/** Starts the whole product and runs it until Ctrl-C or the end of npm. However it ends, none of its processes keeps running. */
export async function runProduct(mode: 'built' | 'dev'): Promise<void> {
  const cleanUps: (() => Promise<unknown> | void)[] = []
  let isStopping = false

  async function stop(code: number): Promise<never> {
    if (!isStopping) {
      isStopping = true
      for (const cleanUp of cleanUps.toReversed()) await Promise.resolve(cleanUp()).catch(() => undefined)
      process.exit(code)
    }
    return new Promise(() => undefined)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  onNpmExit(() => void stop(0))

  try {
    await start(mode, cleanUps, (reason) => {
      if (isStopping) return
      console.error(`${reason} Stopping the other servers.`)
      void stop(1)
    })
  } catch (error) {
    if (!isStopping) console.error(describeError(error))
    await stop(1)
  }
}

async function start(mode: 'built' | 'dev', cleanUps: (() => Promise<unknown> | void)[], onFailure: (reason: string) => void): Promise<void> {
  checkDemoHost(process.env)
  await createFolder(folders.media)
  if (await isRunning(dataFolder)) throw new UserError(`The product is already running with ${dataFolder}. Stop it with Ctrl-C first.`)
  await checkPorts(ports)
  cleanUps.push(await lockDataFolder(dataFolder))
  // In development Vite serves the site.
  await buildMissing({ withSite: mode === 'built', onChild: (child) => cleanUps.push(() => stopProcess(child)) })

  const database = await runStep('Starting the database', () => openDatabaseServer(onFailure))
  cleanUps.push(database.stop)
  const servers = createChildProcesses((name) => onFailure(`The ${name} server exited; its output is above.`))
  cleanUps.push(() => servers.stop())
  const common = { NODE_ENV: mode === 'built' ? 'production' : 'development', ACTIVATE_ORIGIN: url(ports.activate) }
  const vendors = vendorEnvironment(url(ports.sandbox))
  const restartedBy = (...sources: string[]) => (mode === 'dev' ? { sources } : {})
  // The demo's subscribers buy their plans there while the catalogue is prepared.
  const sandbox = servers.start('sandbox', {
    file: 'apps/sandbox/src/main.ts',
    cwd: 'apps/sandbox',
    env: {
      ...common,
      PORT: String(ports.sandbox),
      SMTP_PORT: String(ports.mail),
      SMS_GATEWAY_KEY: 'demo',
      SITE_ORIGIN: url(ports.web),
      API_URL: internalUrl(ports.api),
      APPLE_PRIVATE_KEY: vendors.APPLE_PRIVATE_KEY ?? '',
      STATE_FILE: sandboxStateFile,
      STRIPE_WEBHOOK_URL: `${internalUrl(ports.api)}/subscription/ott/api/webhooks/stripe`,
      GATEWAY_WEBHOOK_URL: `${internalUrl(ports.api)}/subscription/ott/api/webhooks/gateway`,
    },
    health: `${internalUrl(ports.sandbox)}/healthz`,
    ...restartedBy('apps/sandbox/src', 'libs/shared/{brand,i18n}/src'),
  })
  // Where it fails, the steps below do.
  sandbox.catch(() => undefined)
  await runStep('Preparing the demo catalogue', (report) => prepareDemo(database.url, { url: url(ports.sandbox), isUp: sandbox }, report))
  // No server needs another one to start.
  await runStep('Starting the servers', () => Promise.all([
    sandbox,
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
        SMS_GATEWAY_URL: `${internalUrl(ports.sandbox)}/sms`,
        SMS_GATEWAY_KEY: 'demo',
        SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      },
      health: `${internalUrl(ports.api)}/readyz`,
      ...restartedBy('apps/api/{src,migrations}', 'libs/*/{domain,store}/{src,migrations}', 'libs/shared/{brand,contract,database,i18n}/src'),
    }),
    servers.start('web', {
      file: mode === 'built' ? 'apps/web/server/main.ts' : 'apps/web/server/dev.ts',
      cwd: 'apps/web',
      env: { ...common, ...vendors, PORT: String(ports.web), API_URL: internalUrl(ports.api), PICTURE_CACHE: folders.pictureCache },
      health: `${internalUrl(ports.web)}/healthz`,
      // Vite reloads everything else of the site.
      ...restartedBy('apps/web/server'),
    }),
    servers.start('activate', {
      file: mode === 'built' ? 'apps/activate/build/main.js' : 'apps/activate/dev.ts',
      cwd: 'apps/activate',
      env: { ...common, PORT: String(ports.activate), SITE_ORIGIN: url(ports.web), API_URL: internalUrl(ports.api), SECRETS_DIR: folders.secrets },
      health: `${internalUrl(ports.activate)}/healthz`,
      ...restartedBy('apps/activate/src', 'libs/identity/domain/src', 'libs/shared/{brand,contract,i18n}/src'),
    }),
  ]))
  printUrls()
  if (packagesAllVideos) cleanUps.push(packageRemainingVideos(database.url))
}

/** The database of the environment, else the embedded one. Commands find its URL in a file of the data folder. */
async function openDatabaseServer(onFailure: (reason: string) => void): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, stop: async () => undefined }
  const server = await superviseEmbedded(folders.database, {
    onRestart: ({ message }) => console.error(`${message}. Restarting it.`),
    onFailure: ({ message }) => onFailure(`${message}.`),
  })
  const urlFile = join(dataFolder, 'database-url')
  await writeFile(urlFile, server.url, { mode: 0o600 })
  return {
    url: server.url,
    stop: async () => {
      await rm(urlFile, { force: true })
      await server.stop()
    },
  }
}

const roleDescriptions: Record<(typeof viewers)[number]['role'], string> = {
  subscriber: 'has a plan',
  expiredSubscriber: 'has an expired plan',
  withoutPlan: 'has no plan',
  atDeviceLimit: 'has a plan and is at the device limit',
}

function describeUser({ phoneNumber, role, email, password }: (typeof viewers)[number]): string {
  const other = email && password ? ` (also ${email} with the password “${password}”)` : ''
  return `    ${phoneNumber}   ${roleDescriptions[role]}${other}`
}

function describeGift({ code, plan, months }: (typeof demoGifts)[number]): string {
  return `    ${code}   ${plan}, ${months} ${months === 1 ? 'month' : 'months'}`
}

function printUrls(): void {
  console.log(`
  web        ${url(ports.web)}
  TV login   ${url(ports.activate)}
  sandbox    ${url(ports.sandbox)}   (outbox for codes; simulates Google, Apple and Facebook; payments and the clock at /pay; a TV at /tv)
  api docs   ${url(ports.api)}/docs

  Demo users (sign in with the number; the code is in the sandbox)
${viewers.map(describeUser).join('\n')}

  Demo cards (any later date, any code): 4242 4242 4242 4242 pays, 4000 0000 0000 3220 asks, 4000 0000 0000 0341 is declined
  Demo coupons: ${demoCoupons.map(({ code }) => code).join(', ')}

  Demo gift codes (each works once, at ${url(ports.web)}/redeem)
${demoGifts.map(describeGift).join('\n')}

  Ctrl-C stops everything.
`)
}

/** Packages the other demo videos at low priority. Titles that use one are marked as not ready until then. */
function packageRemainingVideos(databaseUrl: string): () => Promise<void> {
  const child = spawn('nice', ['-n', '15', process.execPath, join(import.meta.dirname, 'package-films.ts')], {
    env: { ...process.env, NODE_NO_WARNINGS: '1', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  })
  child.on('error', () => undefined)
  let isPackaging = false
  child.on('message', (message: { video?: string; done?: true }) => {
    if (message.video) {
      isPackaging = true
      console.log(`  Packaging demo video “${message.video}” in the background`)
    }
    if (message.done && isPackaging) console.log('  All demo videos are packaged.')
  })
  return () => stopProcess(child)
}

import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { migrateCatalogue } from '@ott/catalogue-store'
import { openDatabase, superviseEmbedded } from '@ott/database'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { readConfig } from './config/config.ts'
import type { Config } from './config/config.ts'
import { databaseClock } from './db/database-clock.ts'
import type { Tables } from './db/tables.ts'
import { stopGracefully } from './http/graceful-shutdown.ts'
import { clock } from './config/test-overrides.ts'
import { createLogger } from './http/logger.ts'
import { serveMetrics } from './http/serve-metrics.ts'
import { scheduleJob } from './jobs/scheduler.ts'
import { migrationFolders } from './db/migrations.ts'
import { refuseSandbox } from './config/refuse-sandbox.ts'
import type { Vendors } from './config/refuse-sandbox.ts'
import { readSecrets } from './config/secrets.ts'
import { readEventLoop } from './store-metrics.ts'

/** How long the server still answers after readiness fails, so that the load balancer notices in live mode. */
const unreadyMs = { demo: 0, live: 5_000 }
const shutdownTimeoutMs = 30_000

try {
  await start()
} catch (error) {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  process.stderr.write(`${code === 'EADDRINUSE' ? `The api cannot start: port ${port} is in use` : message}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const secrets = readSecrets(config.secretsDir, { generate: config.mode === 'demo' })
  if (config.mode === 'live') await refuseSandbox(vendorsOf(config))
  const log = createLogger(config.logLevel)
  const embedded = config.databaseUrl ? null : await superviseDatabase(join(config.dataDir, 'database'), log)
  const db = openDatabase<Tables>(config.databaseUrl ?? embedded?.url ?? '', {
    onLostConnection: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  await migrateCatalogue(db, migrationFolders)
  const redis = config.redisUrl ? connectRedis(config.redisUrl, (error) => log.warn({ err: error }, 'Redis failed')) : null
  const testOverrides = { current: config.testOverrides }
  const time = databaseClock(() => readTime(db))
  await time.synchronize()
  const app = await createApp({ config, secrets, db, redis, log, now: clock(time.now, () => testOverrides.current), testOverrides })
  scheduleJob(app, { name: 'clock', everySeconds: 5, run: time.synchronize })
  const metricsServer = config.metricsPort === null ? null : await startMetrics(app, { host: config.metricsHost, port: config.metricsPort })
  await app.listen({ host: config.host, port: config.port })
  log.info({ mode: config.mode, port: (app.server.address() as AddressInfo).port }, 'listening')

  onStopSignal(async () => {
    await stopGracefully(app, unreadyMs[config.mode])
    metricsServer?.close()
    await db.destroy()
    redis?.disconnect()
    await embedded?.stop()
  })
}

function startMetrics({ metrics }: FastifyInstance, listen: { host: string; port: number }) {
  metrics.collectProcess()
  readEventLoop(metrics)
  return serveMetrics(metrics, listen)
}

/** Without its database the server is of no use, so it exits with the reason. */
function superviseDatabase(folder: string, log: Logger) {
  return superviseEmbedded(folder, {
    onRestart: ({ message }) => log.error(`${message}; restarting it`),
    onFailure: ({ message }) => {
      log.fatal(message)
      process.exit(1)
    },
  })
}

async function readTime(db: QueryExecutorProvider): Promise<Date> {
  const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db)
  return rows[0]?.time ?? new Date()
}

function vendorsOf({ sms, mail, botCheck, social, stripe, drm, destinations }: Config): Vendors {
  return {
    smtpUrl: mail.smtpUrl,
    http: {
      SMS_GATEWAY_URL: sms.gatewayUrl,
      BOT_CHECK_VERIFY_URL: botCheck?.verifyUrl,
      GOOGLE_ISSUER: social.google?.issuer,
      APPLE_ISSUER: social.apple?.issuer,
      FACEBOOK_GRAPH_URL: social.facebook?.graphUrl,
      STRIPE_API_URL: stripe?.apiUrl,
      DRM_WIDEVINE_URL: drm.vendors.widevine,
      DRM_PLAYREADY_URL: drm.vendors.playready,
      DRM_FAIRPLAY_URL: drm.vendors.fairplay,
      ...Object.fromEntries(destinations.map(({ id, url }) => [`EVENT_DESTINATIONS ${id}`, url])),
    },
  }
}

function connectRedis(url: string, onError: (error: Error) => void): Redis {
  // The circuit breaker of its users has a shorter timeout; this one ends the commands of a connection that hangs.
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 2_000, commandTimeout: 1_000 })
  return redis.on('error', onError)
}

function onStopSignal(stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      setTimeout(() => process.exit(1), shutdownTimeoutMs).unref()
      stop().then(() => process.exit(0), () => process.exit(1))
    })
  }
}

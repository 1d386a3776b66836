import { deletionState } from '@ott/identity'
import { brand } from '@ott/brand'
import type { Answer } from '@ott/contract'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { FastifyInstance } from 'fastify'
import { ZipFile } from 'yazl'
import type { Kysely } from 'kysely'
import type { Deps } from '../config/deps.ts'
import type { Tables } from '../db/tables.ts'
import { ApiError } from '../http/api-error.ts'
import type { RequestContext } from '../http/request.ts'
import { archiveLinks } from '../http/signed-links.ts'
import { t } from '../i18n/messages.ts'
import { signInEvent } from '../identity/sign-in/audit-log.ts'
import type { SignInEvents } from '../identity/sign-in/audit-log.ts'
import type { SecurityNotices } from '../notifications/security-notices.ts'
import type { Limit, RateLimiter } from '../rate-limit/rate-limiter.ts'
import type { PersonalData } from './personal-data.ts'

export type ExportDeps = Pick<Deps<Tables>, 'db' | 'now' | 'secrets'> & { rateLimiter: RateLimiter; events: SignInEvents; notices: SecurityNotices; areas: PersonalData[]; shed: () => void }

/** A link opens more than once: browsers repeat a download that broke off. */
const downloadsPerUser: Limit = { name: 'export-minute', points: 3, windowSeconds: 60 }
/** A lost download can be repeated; more would only be a load (DEL-8). */
const exportsPerUser: Limit = { name: 'export-day', points: 5, windowSeconds: 86_400 }

/** Everything the product knows about a user as one zip, made while it is downloaded: no copy of it is ever stored (DEL-8). */
export function dataExport(app: FastifyInstance, { db, now, secrets, rateLimiter, events, notices, areas, shed }: ExportDeps) {
  const links = archiveLinks(secrets.streamKey)

  app.get(`${links.path}/:id`, async (request, reply) => {
    const { id: userId } = request.params as { id: string }
    const query = request.query as Record<string, string | undefined>
    const locale: Locale = query.language === 'bengali' ? 'bn' : 'en'
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    if (!links.isValid(userId, query, now())) throw new ApiError('GONE', { field: 'token' })
    shed()
    await rateLimiter.consume([{ limit: downloadsPerUser, key: userId }])
    await assertPresent(db, userId, now())
    const files = []
    for (const area of areas) files.push(...(await area.read(db, userId, locale)))
    const zip = new ZipFile()
    const options = { mtime: now() }
    zip.addBuffer(Buffer.from(readmeOf(files.map(({ name }) => name))), 'readme.txt', options)
    for (const { name, text } of files) zip.addBuffer(Buffer.from(text), name, options)
    zip.end()
    reply.headers({ 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${brand.slug}-${now().toISOString().slice(0, 10)}.zip"` })
    return reply.send(zip.outputStream)
  })

  return async (call: RequestContext<'exportData'>): Promise<Answer<'exportData'>> => {
    const { user: { userId }, locale } = call
    await assertPresent(db, userId, now())
    await rateLimiter.consume([{ limit: exportsPerUser, key: userId }])
    await events.write(signInEvent('export', call, { userId }), 'done')
    notices.dataExported(userId, call)
    const expiresAt = new Date(now().getTime() + links.lastsSeconds * 1_000)
    return { url: links.urlOf(userId, apiLanguage(locale), now()), expiresAt: expiresAt.toISOString() }
  }
}

/** While an account is erased nothing of it is read any more (DEL-8). */
async function assertPresent(db: Kysely<Tables>, userId: string, moment: Date): Promise<void> {
  const account = await db.selectFrom('account').select('deletes_at').where('user_id', '=', userId).executeTakeFirst()
  if (!account || deletionState(account.deletes_at, moment) === 'due') throw new ApiError('SESSION_REVOKED')
}

/** In both languages: a later reader may not have chosen the language of the download. */
function readmeOf(names: string[]): string {
  return (['en', 'bn'] as const).map((locale) => `${t(locale, 'export.readme')}\n`).join('\n') + `\n${names.map((name) => `- ${name}`).join('\n')}\n`
}

import { createHash } from 'node:crypto'
import { brand, iconOf } from '@ott/brand'
import { defaultLocale, locales } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { offlinePage, offlinePolicy } from './offline-page.ts'
import type { StaticPages } from '../http/static-page.ts'
import { serviceWorker } from './service-worker.ts'
import type { Shell } from './service-worker.ts'

const iconSvg = iconOf(brand)

const offlinePath = (locale: Locale) => `/offline-${locale}.html`

/** `scale` is the logo's share of the icon: maskable icons may be cropped to the middle 80 %. */
const icons = [
  { path: '/icon-192.png', size: 192, scale: 1, purpose: 'any' },
  { path: '/icon-512.png', size: 512, scale: 1, purpose: 'any' },
  { path: '/icon-maskable.png', size: 512, scale: 0.7, purpose: 'maskable' },
]

/** Serves the manifest, icons and service worker, which make the site installable and show an offline page (WEB-16). */
export function servePwa(app: FastifyInstance, pages: StaticPages): void {
  app.get('/icon.svg', (_request, reply) => reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }).send(iconSvg))
  for (const locale of locales) {
    const manifest = JSON.stringify(manifestOf(locale))
    const page = offlinePage(locale, pages)
    app.get(`/manifest-${locale}.webmanifest`, (_request, reply) =>
      reply.headers({ 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' }).send(manifest),
    )
    app.get(offlinePath(locale), (_request, reply) =>
      reply
        .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': offlinePolicy(pages), 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
        .send(page),
    )
  }
  for (const icon of icons) {
    let rendered: Promise<Buffer> | null = null
    app.get(icon.path, async (_request, reply) => {
      // After an error, the next request retries.
      rendered ??= renderIcon(icon).catch((error: unknown) => {
        rendered = null
        throw error
      })
      return reply.headers({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' }).send(await rendered)
    })
  }
  const worker = workerText(pages)
  app.get('/service-worker.js', (_request, reply) =>
    reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }).send(worker),
  )
}

function manifestOf(locale: Locale) {
  return {
    id: '/',
    name: brand.name[locale],
    short_name: brand.name[locale],
    description: brand.description[locale],
    lang: locale,
    start_url: `/${locale}`,
    scope: '/',
    display: 'standalone',
    background_color: brand.colors.page,
    theme_color: brand.colors.page,
    icons: icons.map(({ path, size, purpose }) => ({ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose })),
  }
}

async function renderIcon({ size, scale }: { size: number; scale: number }): Promise<Buffer> {
  const inner = Math.round(size * scale)
  const logo = await sharp(Buffer.from(iconSvg), { density: (72 * inner) / 30 }).resize(inner, inner).png().toBuffer()
  if (inner === size) return logo
  return sharp({ create: { width: size, height: size, channels: 4, background: brand.colors.page } })
    .composite([{ input: logo, gravity: 'centre' }])
    .png()
    .toBuffer()
}

/** The cache name is derived from the pages, so that browsers fetch changed ones. */
function workerText(pages: StaticPages): string {
  const version = createHash('sha256').update(locales.map((locale) => offlinePage(locale, pages)).join('')).digest('hex').slice(0, 12)
  const shell: Shell = {
    cacheName: `shell-${version}`,
    files: [...locales.map(offlinePath), '/icon.svg'],
    offlinePages: Object.fromEntries(locales.map((locale) => [locale, offlinePath(locale)])),
    defaultLocale,
  }
  return `(${serviceWorker.toString()})(${JSON.stringify(shell)})\n`
}

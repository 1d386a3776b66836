/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { servePwa } from './pwa.ts'
import { createStaticPages } from '../http/static-page.ts'
import { siteFonts } from './site-fonts.ts'

const fetched = '@font-face{font-family:Anek Bangla;src:url(/assets/anek-bangla-1.woff2)format("woff2")}'
const local = '@font-face{font-family:Anek Bangla near Noto;src:local(Noto Sans Bengali)}'
const build = mkdtempSync(join(tmpdir(), 'build-'))
let app: FastifyInstance

function writeBuild(folder: string, css: string): void {
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify({ root: { css: ['assets/site-abc.css'] }, home: { css: ['assets/site-abc.css'] } }))
  writeFileSync(join(folder, 'assets/site-abc.css'), css)
}

beforeAll(() => {
  writeBuild(build, `:root{color:white}${fetched}${local}`)
  app = Fastify()
  servePwa(app, createStaticPages(siteFonts(build)))
})

afterAll(async () => {
  await app.close()
  rmSync(build, { recursive: true })
})

it.each(['en', 'bn'])('the manifest names the app, its start URL and its icons (%s)', async (locale) => {
  const answer = await app.inject(`/manifest-${locale}.webmanifest`)
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  const manifest = answer.json<{ lang: string; start_url: string; icons: { src: string; sizes: string }[] }>()
  expect(manifest).toMatchObject({ lang: locale, start_url: `/${locale}`, display: 'standalone' })
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp((await app.inject(src)).rawPayload).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
  }
})

it.each(['en', 'bn'])('the offline page is in %s and runs only the script of its policy', async (locale) => {
  const { body, headers } = await app.inject(`/offline-${locale}.html`)
  expect(body).toContain(`<html lang="${locale}">`)
  for (const [, tag, text = ''] of body.matchAll(/<(style|script)>([^]*?)<\/\1>/g)) {
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(headers['content-security-policy']).toContain(`${tag}-src ${hash}`)
  }
})

it('the offline page uses the fonts of the site', async () => {
  const { body, headers } = await app.inject('/offline-bn.html')
  expect(body).toContain(fetched)
  expect(body).not.toContain(local)
  expect(headers['content-security-policy']).toContain(`font-src 'self'`)
})

it('the site does not start if its build has no fonts', () => {
  const bare = mkdtempSync(join(tmpdir(), 'build-'))
  writeBuild(bare, local)
  expect(() => siteFonts(bare)).toThrow('has a font of the site')
  rmSync(bare, { recursive: true })
})

describe('the service worker', () => {
  type Listener = (event: object) => void
  const store = new Map<string, string>()
  const listeners: Record<string, Listener> = {}
  let isPreloading = true

  beforeAll(async () => {
    const { body } = await app.inject('/service-worker.js')
    const cache = { addAll: async (files: string[]) => files.forEach((file) => store.set(file, `kept ${file}`)) }
    runInNewContext(body, {
      URL,
      addEventListener: (type: string, listen: Listener) => (listeners[type] = listen),
      skipWaiting: async () => undefined,
      clients: { claim: async () => undefined },
      registration: { navigationPreload: { disable: async () => { isPreloading = false }, enable: async () => { isPreloading = true } } },
      caches: { open: async () => cache, keys: async () => [], match: async (path: string) => store.get(path) },
      fetch: async () => Promise.reject(new TypeError('offline')),
    })
    await new Promise<unknown>((resolve) => {
      listeners.install?.({ waitUntil: resolve })
    })
  })

  /** The worker's response while offline; null if it does not handle the request. */
  async function answerTo(path: string, mode: string): Promise<unknown> {
    let answer: unknown = null
    listeners.fetch?.({
      request: { url: `https://site.example${path}`, mode },
      respondWith: (given: unknown) => (answer = given),
    })
    return answer
  }

  it('turns off navigation preload, whose failure fails a navigation in Firefox', async () => {
    await new Promise<unknown>((resolve) => {
      listeners.activate?.({ waitUntil: resolve })
    })
    expect(isPreloading).toBe(false)
  })

  it('shows the offline page of the language instead of a page', async () => {
    expect(await answerTo('/bn/movies', 'navigate')).toBe('kept /offline-bn.html')
    expect(await answerTo('/movies', 'navigate')).toBe('kept /offline-en.html')
  })

  it('serves the logo of that page, and handles no other request', async () => {
    expect(await answerTo('/icon.svg', 'no-cors')).toBe('kept /icon.svg')
    expect(await answerTo('/assets/site.js', 'cors')).toBeNull()
    expect(await answerTo('/contents/api/v1/pages/home', 'cors')).toBeNull()
  })
})

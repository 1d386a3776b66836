import { fileURLToPath } from 'node:url'
import { chosenBrand } from '@ott/brand/choose'
import { entryChunk, inlineScripts, messages, pages } from '@ott/vite-tools'
import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import routes from './app/routes.ts'

const workspace = fileURLToPath(new URL('../..', import.meta.url))

/** The static imports of the home page are one chunk: fewer requests, and better compression. */
const site = entryChunk((id) => /apps\/web\/app\/(entry\.client|root|routes\/(locale-layout|site-layout|home))\.tsx/.test(id))

/** The first video of a document starts without the site's code: what both need is a chunk of its own. */
const engine = entryChunk((id) => id.endsWith('playback/feature/src/engine/engine.ts'))
const early = entryChunk((id) => id.endsWith('apps/web/app/early-watch.ts'))
const isModule = (id: string) => !/early-watch\.ts$|\/index\.ts$|\.css$/.test(id)
const isShared = (id: string) => site.test(id) && (early.test(id) || engine.test(id)) && isModule(id)
const isEarly = (id: string) => early.test(id) && !site.test(id) && isModule(id)

export default defineConfig({
  cacheDir: '../../node_modules/.vite/web',
  plugins: [
    messages(workspace),
    inlineScripts(workspace, {
      'bootstrap': 'apps/web/app/performance/bootstrap/bootstrap-script.ts',
      'guest-document': 'apps/web/app/performance/bootstrap/guest-document.ts',
    }),
    pages(routes, fileURLToPath(new URL('app', import.meta.url))),
    vanillaExtractPlugin(),
    reactRouter(),
    site.plugin,
    engine.plugin,
    early.plugin,
  ],
  // A dependency that Vite discovers during the first page load would reload the page.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'], include: ['react-intl > @formatjs/fast-memoize'] },
  // The server reads the chunks of a page from the manifest.
  build: { manifest: true, target: 'es2022', reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'shared', test: isShared, priority: 1 }, { name: 'early', test: isEarly, priority: 1 }, { name: 'site', test: site.test }] },
            // The first page has a hundred of these names, and a hash does not compress: seven letters are enough.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
      },
    },
  },
  define: { 'process.env.OTT_BRAND': JSON.stringify(chosenBrand(process.env)) },
  json: { namedExports: false },
})

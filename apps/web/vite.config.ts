import { fileURLToPath } from 'node:url'
import { chosenBrand } from '@ott/brand/choose'
import { entryChunk, messages, pages, scriptText } from '@ott/vite-tools'
import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import routes from './app/routes.ts'

const workspace = fileURLToPath(new URL('../..', import.meta.url))

/** The home page's own modules and what they import are one file: fewer requests, and it compresses better as a whole. */
const site = entryChunk((id) => /apps\/web\/app\/(entry\.client|root|routes\/(locale-layout|site-layout|home))\.tsx/.test(id))

export default defineConfig({
  cacheDir: '../../node_modules/.vite/web',
  plugins: [messages(workspace), scriptText(workspace), pages(routes, fileURLToPath(new URL('app', import.meta.url))), vanillaExtractPlugin(), reactRouter(), site.plugin],
  // Found before the first page asks: what is found while it loads stops it, and there is nobody yet to load it anew.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'], include: ['react-intl > @formatjs/fast-memoize'] },
  // The server reads in the manifest which files a page will want next.
  build: { manifest: true, target: 'es2022', reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'site', test: site.test }] },
            // The first page names a hundred of them, and nothing in a hash can be compressed: seven letters tell two builds apart.
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

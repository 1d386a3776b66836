import { fileURLToPath } from 'node:url'
import { chosenBrand } from '@ott/brand/choose'
import { calledWhole, leftOut, messages, plainSignals, scriptText, shortNames } from '@ott/vite-tools'
import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

const workspace = fileURLToPath(new URL('../..', import.meta.url))

/** What every page needs is one file: fewer requests, and it compresses better as a whole. */
const frameworks =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|jotai(?!\/dist\/vanilla\/utils)|react-intl|@formatjs|intl-messageformat|cookie|set-cookie-parser)\//
/** Files of the site's own folders that come with the route, or over the page, that needs them. */
const comesLater = [
  'accessibility-screen', 'account-menu', 'be-installable', 'bring-login', 'card-previews', 'choose-digits', 'enter-by-link', 'error-report', 'film-words', 'genre-screen', 'help-screen', 'hero-preview', 'hero-turns', 'install', 'keep-progress', 'known-card', 'later-meta', 'legal-screen', 'lifted-title',
  'language-offer-place', 'link-question', 'logout-question', String.raw`my-[\w-]+`, 'new-build', 'new-build-offer', 'newest-build', 'opened-title', 'opened-titles', 'page-said', 'person-screen',
  'phone-prompt-place', 'phone-question', 'preview-state', 'previews', 'price-question', 'read-cookie', 'rows-failed', 'search-history', 'search-screen', 'season-asked', 'session-cookie', 'settings-screen', 'share', 'sign-in-options', 'social-popup',
  'title-dialog', 'title-screen', 'toast-list', 'trailer-button', 'trailer-place', 'use-hides-spoilers', 'use-keep-progress', 'use-unfinished', 'welcome-screen', 'with-english',
]

const ours = [
  new RegExp(String.raw`apps/web/app/(?!routes/)([\w-]+/)?(?!(${comesLater.join('|')})\.)[^/]+$`),
  /apps\/web\/app\/routes\/(frame|home|movies|shows|locale)\.tsx/,
  /libs\/(catalogue|playback|billing|identity)\/domain\/src\/(?!code-entry|continue-watching|credentials|feedback|filmography|kept-login|login-|pending-|phone-|preview-|search-|sign-in-|signs|spoilers)/,
  /libs\/shared\/(api-client|i18n|brand|contract)\/src\/(?!countries|devices|feedback|genres|heroes|lists|money|passkeys|people|plans|search|settings|sign-in|spoken-as|titles)/,
  /libs\/catalogue\/feature\/src\/(?!cast-row|continue-watching|details|episode-list|genre-list|hero-turns|language-name|like-button|marks|my-|person-page|rating|reminder-|rows-failed|search-|season-asked|share-button|signs|title-grid|title-in-|use-time-left)/,
  /libs\/playback\/feature\/src\/(index|watch-button|prepare|curtain\.css)\.tsx?/,
  /libs\/shared\/design-system\/src\/(anchor|badge|brand-mark|button|card|carousel-stage|footer|header|hero|icon|icon-button|icons|layout|only|picture|picture-url|progress-line|ranked-list|skeleton|spinner|state|tab-bar|text|tray|tray-keys|use-lift|use-scrolled)\.tsx?$/,
]

/**
 * Files of which nearly everything is called in the instant they are wanted: a browser that can compiles them as they come,
 * beside the page, instead of each function at its first call, before the picture that the viewer waits for.
 */
const chunksCalledWhole = ['site', 'facade', 'dialog', 'title-dialog', 'title-screen']

/** Fonts, tokens and foundations: a page holds this sheet whole, so that it never comes twice and fonts never load anew. */
const foundations = /libs\/shared\/design-system\/src\/(fonts|theme|global)\.css\.ts/

/** What a pressed card is answered by, as one file that is there before the press; dialogs share some of it. */
const facade = [
  /apps\/web\/app\/title\/(known-card|opened-title)\./,
  /libs\/catalogue\/feature\/src\/details-glimpse\./,
  /libs\/shared\/design-system\/src\/(dialog-facade|dialog\.css|dialog-icons|grow|details-frame|fact-line|facts\.css|notice\.css)/,
]

/** What titles share with several other screens, a few lines each: one by one they would be a dozen requests at the first sign of a person. */
const shared = [
  /libs\/shared\/design-system\/src\/(avatar|chip|choice\.css|portrait)\./,
  /libs\/catalogue\/feature\/src\/(language-name|marks|signs|title-in-short|use-time-left)\./,
  /libs\/catalogue\/domain\/src\/signs\./,
  /apps\/web\/app\/title\/share\./,
  /apps\/web\/app\/session\/use-hides-spoilers\./,
]

/** Screens about the service are words that the server brings, a few lines of code each; one has a form, and is by itself. */
const about = /apps\/web\/app\/about\/(help|legal)-screen\./

const isOnEveryPage = (id: string) => frameworks.test(id) || ours.some((pattern) => pattern.test(id))

export default defineConfig(({ mode }) => ({
  cacheDir: '../../node_modules/.vite/web',
  plugins: [messages(workspace), plainSignals(), leftOut(), scriptText(workspace), vanillaExtractPlugin(mode === 'production' ? { identifiers: shortNames() } : {}), reactRouter(), calledWhole(chunksCalledWhole)],
  // Found before the first page asks: what is found while it loads stops it, and there is nobody yet to load it anew.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'], include: ['react-intl > @formatjs/fast-memoize'] },
  // The server reads in the manifest which files a page will want next.
  build: { manifest: true, target: 'es2022', chunkSizeWarningLimit: 900, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'foundations', test: foundations, priority: 1 }, { name: 'site', test: isOnEveryPage }, { name: 'facade', test: (id) => facade.some((pattern) => pattern.test(id)) }, { name: 'shared', test: (id) => shared.some((pattern) => pattern.test(id)) }, { name: 'about', test: about }] },
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
}))

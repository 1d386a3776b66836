import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { locales } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { messageFiles } from '@ott/vite-tools'
import { activationViolations, inKilobytes, budgetViolations } from './budget.ts'
import { localesIn, forbiddenModulesIn } from './forbidden-modules.ts'
import { pageFiles, pageRoutes } from './page-files.ts'
import type { Manifest, PageFiles } from './page-files.ts'
import { pagesChangedByPlantedFile } from './planted-file.ts'

/** Measures the files of the first page of the built site and detects forbidden modules. */
const workspace = join(import.meta.dirname, '../../..')
const build = join(workspace, 'apps/web/build')
const home = 'routes/home'

const { assets: manifest } = (await import(join(build, 'server/index.js')).catch(() => {
  console.error('No build found. Run npm run build first.')
  process.exit(1)
})) as { assets: Manifest }

const texts = Object.fromEntries(await Promise.all(locales.map(async (locale) => [locale, await textsOf(locale)]))) as Record<Locale, string[]>
const languageChunks = findLanguageChunks()
const first = pageFiles(manifest, home)
const problems: string[] = []

console.log('The first page, brotli:')
for (const locale of locales) measureFirstPage(locale)
console.log('\nIts largest scripts:')
for (const file of largest(first.scripts)) row(basename(file), inKilobytes(sizeOf([file])))
console.log('\nAdditional files of other pages:')
for (const route of pageRoutes(manifest).filter((id) => id !== home)) measureAddition(route, pageFiles(manifest, route))
await measureActivation()
findForbiddenModules(first.scripts)
await plantFile()

for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1

function measureFirstPage(locale: Locale): void {
  const messages = languageChunks[locale]
  if (messages.length !== 1) problems.push(`The messages of ${locale} are in ${messages.length} chunks, not in one of their own`)
  const sizes = { scripts: sizeOf([...first.scripts, ...messages]), styles: brotliSize(first.styles.map(read).join('\n')) }
  const files = `in ${first.scripts.length + messages.length} files`
  row(`home, ${locale}`, `scripts ${inKilobytes(sizes.scripts)}`, files, `styles ${inKilobytes(sizes.styles)}`)
  problems.push(...budgetViolations(`home, ${locale}`, sizes))
}

function measureAddition(route: string, page: PageFiles): void {
  const scripts = page.scripts.filter((file) => !first.scripts.includes(file))
  const styles = page.styles.filter((file) => !first.styles.includes(file))
  row(route, `scripts ${inKilobytes(sizeOf(scripts))}`, `in ${scripts.length} files`, `styles ${inKilobytes(sizeOf(styles))}`)
}

/** Each page of TV activation is one request. */
async function measureActivation(): Promise<void> {
  const { sampleScreens } = (await import(join(workspace, 'apps/activate/build/sample-screens.js'))) as { sampleScreens: (locale: Locale) => Record<string, string> }
  console.log('\nTV activation, largest page:')
  for (const locale of locales) {
    const sizes = Object.entries(sampleScreens(locale)).map(([name, html]) => ({ name, bytes: brotliSize(html) }))
    const largest = sizes.reduce((one, other) => (other.bytes > one.bytes ? other : one))
    row(`${largest.name}, ${locale}`, inKilobytes(largest.bytes))
    problems.push(...sizes.flatMap(({ name, bytes }) => activationViolations(`${name}, ${locale}`, bytes)))
  }
}

function findForbiddenModules(scripts: string[]): void {
  for (const script of scripts) {
    for (const module of forbiddenModulesIn(read(script))) problems.push(`The first page loads ${module}, in ${script}`)
    for (const locale of localesIn(read(script), texts)) problems.push(`The first page loads the messages of ${locale} for everybody, in ${script}`)
  }
}

/** Checks that a file which only one screen imports changes no other page. */
async function plantFile(): Promise<void> {
  const changed = await pagesChangedByPlantedFile(join(workspace, 'apps/web'), build)
  if (changed.join() !== 'help.tsx') problems.push(`A file planted in the help screen changes the first scripts of ${changed.join(', ') || 'no page'}`)
}

/** Pages import messages dynamically, so no route of the manifest lists them. */
function findLanguageChunks(): Record<Locale, string[]> {
  const chunks = globSync('assets/*.js', { cwd: join(build, 'client') }).map((name) => `/${name}`)
  const of = (locale: Locale) => chunks.filter((chunk) => localesIn(read(chunk), texts).includes(locale))
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, string[]>
}

async function textsOf(locale: Locale): Promise<string[]> {
  const files = await messageFiles(workspace, locale, 'eager')
  return files.flatMap((file) => Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
}

function largest(files: string[]): string[] {
  const weights = new Map(files.map((file) => [file, sizeOf([file])]))
  return files.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0)).slice(0, 10)
}

function sizeOf(files: string[]): number {
  return files.reduce((sum, file) => sum + brotliSize(read(file)), 0)
}

function brotliSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

function read(address: string): string {
  return readFileSync(join(build, 'client', address), 'utf8')
}

function row(name: string, ...cells: string[]): void {
  console.log(`  ${name.padEnd(28)}${cells.map((cell) => cell.padEnd(20)).join('').trimEnd()}`)
}

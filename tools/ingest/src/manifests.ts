/** `npm run manifests [-- FOLDER ...]` rewrites the manifests of these packages, by default of all in the media folder. */
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readAsset } from './asset.ts'
import { dataFolder } from './catalogue.ts'
import { rewriteLists } from './rewrite-lists.ts'

const given = process.argv.slice(2)
const packages = given.length > 0 ? given : await packagesIn(join(process.env.MEDIA_DIR ?? join(dataFolder, 'media'), 'assets'))
let count = 0
for (const folder of packages) {
  try {
    const result = await rewriteLists(folder)
    if (result === 'rewritten') count++
    if (result === 'protected') console.error(`${basename(folder)} is protected and stays as it is.`)
  } catch (error) {
    console.error(`${basename(folder)}: ${(error as Error).message}`)
    process.exitCode = 1
  }
}
console.log(`Rewrote the manifests of ${count} of ${packages.length} packages.`)

async function packagesIn(assets: string): Promise<string[]> {
  const folders = (await readdir(assets).catch(() => [])).map((name) => join(assets, name))
  const complete = await Promise.all(folders.map(readAsset))
  return folders.filter((_, index) => complete[index])
}

import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Writes `.br` and `.gz` beside every built file that shrinks, so that no request pays for it. */
const folder = fileURLToPath(new URL('../build/client', import.meta.url))

for await (const name of glob('**/*.{js,css,svg,json,txt}', { cwd: folder })) {
  const file = `${folder}/${name}`
  const bytes = await readFile(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Writes `.br` and `.gz` beside every compressible file of the build. */
export async function precompress(folder: string, onFile: (done: number, of: number) => void): Promise<void> {
  const names = await Array.fromAsync(glob('**/*.{js,css,svg,json,txt}', { cwd: folder }))
  let done = 0
  await Promise.all(
    names.map(async (name) => {
      await compressFile(join(folder, name))
      onFile(++done, names.length)
    }),
  )
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

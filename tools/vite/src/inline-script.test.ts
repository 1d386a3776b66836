/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'

const folder = mkdtempSync(join(tmpdir(), 'inline-script-'))

function writeModule(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/** In a child process, because the bundler rejects objects of Jest's realm. */
async function bundle(file: string): Promise<{ code: string; files: string[] }> {
  const program = `import { bundleScript } from ${JSON.stringify(join(import.meta.dirname, 'inline-script.ts'))}
    console.log(JSON.stringify(await bundleScript(${JSON.stringify(file)})))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  return JSON.parse(stdout) as { code: string; files: string[] }
}

it('a module and its imports become one minified script that calls the exported function', async () => {
  const names = writeModule('names.ts', `export const everybody: string[] = ['Mita', 'Ravi']\n`)
  const greet = writeModule('greet.ts', `import { everybody } from './names.ts'
import type { Face } from './face.ts'
/** Greets all of them. */
export function greet(): void {
  globalThis.greeting = everybody.join(' and ')
}
`)
  const { code, files } = await bundle(greet)
  const context: { greeting?: string } = {}
  runInNewContext(code, Object.assign(context, { globalThis: context }))
  expect(context.greeting).toBe('Mita and Ravi')
  expect(code).not.toMatch(/everybody|Greets|Face|\n\s/)
  expect(files.toSorted()).toEqual([greet, names])
})

it.each([
  ['exports nothing', 'globalThis.greeting = 1\n'],
  ['exports two functions', 'export function greet() {}\nexport function part() {}\n'],
])('a module that %s is rejected', async (_, text) => {
  await expect(bundle(writeModule('refused.ts', text))).rejects.toThrow('refused.ts must export one function')
})

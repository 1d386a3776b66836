import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTone, temporaryFolder } from './testing.ts'

const folder = temporaryFolder()
const cwd = join(folder, 'working')

afterAll(() => rmSync(folder, { recursive: true }))

it('the WebAssembly ffmpeg reads the named file and no other of the working folder', () => {
  mkdirSync(cwd)
  const [tone, list] = [makeTone(cwd), join(folder, 'list')]
  writeFileSync(list, `file '${tone}'\n`)
  expect([probe(tone), probe('-f', 'concat', '-safe', '0', list), probe('-f', 'concat', '-safe', '0', '../list')]).toEqual([0, 1, 0])
})

function probe(...args: string[]): number | null {
  const program = join(import.meta.dirname, 'ffmpeg-wasm.ts')
  return spawnSync(process.execPath, [program, 'ffprobe', '-v', 'error', '-print_format', 'json', '-show_format', ...args], { cwd }).status
}

/**
 * The command line of ffmpeg and ffprobe on machines without them: `node ffmpeg-wasm.ts ffmpeg -i film.mp4 ...`. WebAssembly
 * is a sandbox: it sees the named input files and no network, and its output is written at the end.
 */
import { openSync, readFileSync, readSync, readdirSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

type Node = { usedBytes: number; stream_ops: Record<string, unknown>; isInput?: true }
type FileSystem = {
  mkdirTree: (folder: string) => void
  chdir: (folder: string) => void
  readdir: (folder: string) => string[]
  readFile: (file: string) => Uint8Array
  writeFile: (file: string, bytes: Uint8Array) => void
  lookupPath: (path: string) => { node: Node }
  isFile: (mode: number) => boolean
  stat: (path: string) => { mode: number }
}
type Core = {
  FS: FileSystem
  setLogger: (log: (line: { type: string; message: string }) => void) => void
  setTimeout: (ms: number) => void
  exec: (...args: string[]) => number
  ffprobe: (...args: string[]) => number
}

const [program, ...args] = process.argv.slice(2)
const core = await loadCore()
const folders = new Set([process.cwd(), ...args.filter((arg) => arg.startsWith('/')).map((arg) => dirname(arg))])
for (const folder of folders) core.FS.mkdirTree(folder)
for (const file of inputs()) mountInput(file)
core.FS.chdir(process.cwd())
core.setTimeout(-1)
let isDescribed = false
core.setLogger(({ type, message }) => {
  isDescribed ||= message.includes('"format"')
  // The package ends every run by aborting.
  if (message !== 'Aborted()') writeSync(type === 'stdout' ? 1 : 2, `${message}\n`)
})
const code = program === 'ffprobe' ? probe() : core.exec(...args)
for (const folder of folders) writeOutput(folder)
process.exitCode = code

/** Its ffprobe returns no exit code. */
function probe(): number {
  core.ffprobe(...args)
  return isDescribed ? 0 : 1
}

async function loadCore(): Promise<Core> {
  const script = createRequire(import.meta.url).resolve('@ffmpeg/core')
  // The package expects a browser's worker, and a URL from which to load its module.
  Object.assign(globalThis, { self: globalThis, location: { href: 'file:///core' } })
  const urls = Buffer.from(JSON.stringify({ wasmURL: 'file:///core', workerURL: '' })).toString('base64')
  const { default: createCore } = (await import(pathToFileURL(script.replace('/umd/', '/esm/')).href)) as { default: (options: object) => Promise<Core> }
  return createCore({ wasmBinary: readFileSync(script.replace(/\.js$/, '.wasm')), mainScriptUrlOrBlob: `core#${urls}` })
}

/**
 * ffprobe names its file last, where ffmpeg names its output. Only packaged tracks have relative names: playlists and
 * `concat:`, which need the files beside them.
 */
function inputs(): string[] {
  const output = program === 'ffprobe' ? undefined : resolve(args.at(-1) ?? '')
  const named = args.filter((_, at) => (program === 'ffprobe' ? at === args.length - 1 : args[at - 1] === '-i'))
  const beside = named.every((name) => isAbsolute(name)) ? [] : readdirSync(process.cwd())
  const files = new Set([...named, ...beside].map((name) => resolve(name)))
  return [...files].filter((file) => file !== output && statSync(file, { throwIfNoEntry: false })?.isFile())
}

/** Reads from the disk on demand, so that a video need not fit into memory. */
function mountInput(file: string): void {
  core.FS.mkdirTree(dirname(file))
  core.FS.writeFile(file, new Uint8Array())
  const { node } = core.FS.lookupPath(file)
  const opened = openSync(file, 'r')
  node.usedBytes = statSync(file).size
  node.isInput = true
  node.stream_ops = {
    ...node.stream_ops,
    read: (_stream: unknown, buffer: Uint8Array, offset: number, length: number, position: number) => readSync(opened, buffer, offset, length, position),
  }
}

function writeOutput(folder: string): void {
  const files = core.FS.readdir(folder).map((name) => join(folder, name)).filter((file) => core.FS.isFile(core.FS.stat(file).mode))
  for (const file of files) if (!core.FS.lookupPath(file).node.isInput) writeFileSync(file, core.FS.readFile(file))
}

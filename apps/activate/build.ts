import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** Compiles the server's own files, which contain JSX; packages and libraries run as they are. Minified, because the page contains a function's source. */
const source = (name: string) => join(import.meta.dirname, 'src', name)
const bundle = await rolldown({ input: { main: source('main.ts'), 'sample-screens': source('sample-screens.tsx') }, platform: 'node', external: /^(?!\.|\/)/ })
await bundle.write({ dir: join(import.meta.dirname, 'build'), format: 'esm', minify: { compress: true, mangle: true, codegen: true } })
await bundle.close()

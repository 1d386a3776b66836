import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesOf } from '@ott/vite-tools/pages'
import routes from '../routes.ts'

/** `virtual:pages` for tests, from the same files by the same function. */
export default pagesOf(routes, (file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))

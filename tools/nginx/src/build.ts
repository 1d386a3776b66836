/** Writes the check of media requests for nginx to the file that the command names. Its JavaScript engine knows little past ES5. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from '@swc/core'
import { rolldown } from 'rolldown'

const [file] = process.argv.slice(2)
if (!file) throw new Error('Usage: npm run nginx -- FILE')
const bundle = await rolldown({ input: join(import.meta.dirname, '../../../apps/api/src/playback/edge/nginx.ts'), external: ['crypto'] })
const { output } = await bundle.generate({ format: 'esm', comments: false })
const { code } = await transform(output[0].code, {
  jsc: { target: 'es5', parser: { syntax: 'ecmascript' }, assumptions: { iterableIsArray: true, arrayLikeIsIterable: true, setSpreadProperties: true, objectRestNoSymbols: true } },
  module: { type: 'es6' },
})
writeFileSync(file, code.replace(/export \{ (\w+) as default \};?/, 'export default $1;'))

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Source = { file: string; text: string }

export const workspace = join(import.meta.dirname, '../../..')

const patterns = '{libs,apps,tools,.storybook}/**/*.{ts,tsx,js,json,sql,css,html,svg,txt,vtt}'
const isGenerated = /(^|\/)(node_modules|build|dist|\.react-router|test-results|storybook-static)(\/|$)/

/** Every source file with its path from the root. */
export function sources(): Source[] {
  return globSync(patterns, { cwd: workspace, exclude: (name) => isGenerated.test(name) }).map((file) => ({
    file,
    text: readFileSync(join(workspace, file), 'utf8'),
  }))
}

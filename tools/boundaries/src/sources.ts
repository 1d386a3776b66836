import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Source = { file: string; text: string }

export const workspace = join(import.meta.dirname, '../../..')

const places = '{libs,apps,tools,.storybook}/**/*.{ts,tsx,js,json,sql,css,html,svg,txt,vtt}'
const notWritten = /(^|\/)(node_modules|build|dist|\.react-router|test-results|storybook-static)(\/|$)/

/** Every file that people here write, with its path from the root. */
export function sources(): Source[] {
  return globSync(places, { cwd: workspace, exclude: (name) => notWritten.test(name) }).map((file) => ({
    file,
    text: readFileSync(join(workspace, file), 'utf8'),
  }))
}

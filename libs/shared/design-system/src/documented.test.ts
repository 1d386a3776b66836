import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as designSystem from './index.ts'

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(__dirname, file), 'utf8')
const stories = files.filter((file) => file.endsWith('.stories.tsx')).map(read)
const sources = files.filter((file) => /(?<!\.test|\.stories)\.tsx$/.test(file)).map(read)

/** Excludes icons, which share one page of the foundations, contexts, and names in lower case. */
const components = Object.entries(designSystem)
  .filter(([name, value]) => /^[A-Z]/.test(name) && !name.endsWith('Icon') && !isContext(value))
  .map(([name]) => name)

function isContext(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value && value.$$typeof === Symbol.for('react.context')
}

/** The docstring of a component. */
function descriptionOf(component: string): string {
  const declared = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport (?:function|const) ${component}\\b`)
  return sources.flatMap((text) => declared.exec(text)?.[1] ?? []).join(' ').replace(/\s*\*\s*/g, ' ').trim()
}

/** The components that a story file documents: its own and its subcomponents. */
function shownIn(text: string): string[] {
  const meta = /export default (\{[\s\S]*?\n\}|\{.*\})\n/.exec(text)?.[1] ?? ''
  const [, own = ''] = /component: (\w+)/.exec(meta) ?? []
  const [, others = ''] = /subcomponents: \{([^}]*)\}/.exec(meta) ?? []
  return [own, ...others.split(',').map((name) => name.trim())].filter(Boolean)
}

/** The controls of a page are those of its first story, so that story must use its args. */
function isTriedByControls(text: string): boolean {
  const [, , first = ''] = text.split(/^export /m)
  return first.startsWith('const Playground = {\n  args: {') && !first.includes('render: () =>')
}

describe('the pages of the design system', () => {
  it('show every component', () => {
    const shown = stories.flatMap(shownIn)
    expect(components.filter((component) => !shown.includes(component))).toEqual([])
  })

  it('have controls for every component', () => {
    expect(stories.filter((text) => shownIn(text).length > 0 && !isTriedByControls(text)).map(shownIn)).toEqual([])
  })

  it('describe every component', () => {
    expect(components.filter((component) => descriptionOf(component).length < 20)).toEqual([])
  })
})

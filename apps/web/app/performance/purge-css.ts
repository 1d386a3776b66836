/**
 * A page as it is sent: of each style sheet that stands in it only the rules that something on it can match. A sheet that
 * lost any is marked, and comes whole with the scripts.
 */
export function withUsedRules(html: string): string {
  const onPage = new Set(Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names = '']) => names.split(' ')).flat())
  if (/<html[^>]* dir="rtl"/.test(html)) onPage.add(rightToLeft)
  return html.replace(/<style data-sheet="([^"]*)"([^>]*)>([^]*?)<\/style>/g, (whole, href: string, rest: string, css: string) => {
    const used = usedRules(css, onPage)
    return used.length === css.length ? whole : `<style data-sheet="${href}" data-part=""${rest}>${used}</style>`
  })
}

/**
 * What is left of a sheet for these classes. A sheet that cannot be read stays whole, and so does one with fonts, even of
 * the viewer's own machine: coming a second time it would have every word of the page laid out anew.
 */
export function usedRules(css: string, onPage: Set<string>): string {
  const rules = css.includes('@font-face') ? null : rulesIn(css)
  if (rules === null) return css
  const used = rules.map((rule) => usedOf(rule, onPage))
  const looks = used.filter((rule) => !isMotion(rule)).join('')
  return used.filter((rule) => !isMotion(rule) || looks.includes(rule.slice(motion.length, rule.indexOf('{')).trim())).join('')
}

const motion = '@keyframes '
const isMotion = (rule: string) => rule.startsWith(motion)

/** Before the first brace, and between it and its own closing one; a statement like `@layer a;` has no body. */
type Rule = { head: string; body: string | null }

/** Where rules begin and end; braces inside strings are text. */
const marks = /"[^"]*"|'[^']*'|[{};]/g

function rulesIn(css: string): Rule[] | null {
  const rules: Rule[] = []
  let [depth, start, open] = [0, 0, 0]
  for (const { 0: mark, index } of css.matchAll(marks)) {
    if (mark === '{' && depth++ === 0) open = index
    if (mark === '}' && --depth === 0) {
      rules.push({ head: css.slice(start, open), body: css.slice(open + 1, index) })
      start = index + 1
    }
    if (mark === ';' && depth === 0) {
      rules.push({ head: css.slice(start, index + 1), body: null })
      start = index + 1
    }
  }
  return depth === 0 && css.slice(start).trim() === '' ? rules : null
}

const holdsRules = /^\s*@(media|supports|layer|container|starting-style)\b/

function usedOf({ head, body }: Rule, onPage: Set<string>): string {
  if (body === null) return head
  if (holdsRules.test(head)) {
    const used = usedRules(body, onPage)
    return used === '' ? '' : `${head}{${used}}`
  }
  return head.trimStart().startsWith('@') || mayMatch(head, onPage) ? `${head}{${body}}` : ''
}

/** Stands among the classes of a page that is read from the right. */
const rightToLeft = '[dir=rtl]'
const isOfRightToLeft = (selector: string) => /\[dir="?rtl"?\]/.test(selector)

/** What is said not to be there may well not be there. */
function mayMatch(selectors: string, onPage: Set<string>): boolean {
  if (!onPage.has(rightToLeft) && selectors.split(',').every(isOfRightToLeft)) return false
  const names = Array.from(selectors.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g), ([, name = '']) => name)
  return names.length === 0 || names.some((name) => onPage.has(name))
}

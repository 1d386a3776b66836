import { createHash } from 'node:crypto'

export type HashedPage = { html: string; policy: string }

/**
 * Replaces the nonce by hashes of the inline elements that have it, so that everybody gets the same bytes (WEB-1).
 * Null for a page that needs its nonce.
 */
export function withHashes(html: string, policy: string): HashedPage | null {
  const nonce = /'nonce-([\w-]{16,})'/.exec(policy)?.[1]
  if (!nonce || needsNonce(html, nonce)) return null
  const page = joinScripts(html, nonce)
  const stripped = page.replaceAll(attribute(nonce), '')
  if (stripped.includes(nonce)) return null
  const hashed = policy.replace(/\b(script|style)-src [^;]*/g, (directive, tag: Tag) =>
    directive.split(' ').flatMap((source) => (source === `'nonce-${nonce}'` ? hashes(page, tag, nonce) : source)).join(' '),
  )
  return { html: stripped, policy: hashed }
}

type Tag = 'script' | 'style'

const attribute = (nonce: string) => ` nonce="${nonce}"`

function elements(html: string, tag: Tag, nonce: string): { attributes: string; text: string }[] {
  const element = new RegExp(`<${tag}(?=[^>]*${attribute(nonce)})([^>]*)>([^]*?)</${tag}>`, 'g')
  return Array.from(html.matchAll(element), ([, attributes = '', text = '']) => ({ attributes, text }))
}

/** With hashes alone, `strict-dynamic` blocks parser-inserted external scripts and the imports of their modules. */
function needsNonce(html: string, nonce: string): boolean {
  return elements(html, 'script', nonce).some(({ attributes }) => /\s(?:src=|type="module")/.test(attributes))
}

/**
 * Joins the classic scripts without other attributes in the last of them: each hash is 54 bytes of header, and headers are not compressed.
 * The other elements stay, empty, because React hydrates them.
 */
function joinScripts(html: string, nonce: string): string {
  const start = `<script${attribute(nonce)}>`
  const [before = '', ...scripts] = html.split(start)
  const texts = scripts.map((script) => script.slice(0, script.indexOf('</script>')))
  const joined = scripts.map((script, at) => {
    const text = at === scripts.length - 1 ? texts.join(';\n') : ''
    return start + text + script.slice(texts[at]?.length)
  })
  return before + joined.join('')
}

/** Browsers check an empty style, but not an empty script. */
function hashes(html: string, tag: Tag, nonce: string): string[] {
  const texts = elements(html, tag, nonce).map(({ text }) => text).filter((text) => text || tag === 'style')
  return Array.from(new Set(texts), (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

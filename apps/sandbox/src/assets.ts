import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Web fonts, because a machine may have none for Bengali. */
const fonts = {
  'latin.woff2': '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
  'bengali.woff2': '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2',
}

export type FontName = keyof typeof fonts
export const fontNames = Object.keys(fonts) as FontName[]

export function readFont(name: FontName): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(fonts[name]))
}

export const sandboxStyle = `
@font-face { font-family: Anek; src: url(/fonts/latin.woff2) format('woff2'); font-weight: 100 800 }
@font-face { font-family: Anek; src: url(/fonts/bengali.woff2) format('woff2'); font-weight: 100 800; unicode-range: U+0951-0952, U+0964-0965, U+0980-09FE, U+200C-200D }
:root { color-scheme: dark; --page: #07090d; --raised: #151b25; --line: #6f7e93; --ink: #f4f6f2; --quiet: #b9c0c9; --glow: #d9f24b }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem; background: var(--page); color: var(--ink); font: 1rem/1.5 Anek, system-ui, sans-serif }
:lang(bn) { line-height: 1.65 }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem }
h1 { margin: 0; font-size: 1.5rem }
h1 span { color: var(--quiet); font-weight: 400 }
h2 { margin: .5rem 0 0; font-size: 1rem }
a { color: var(--glow); display: inline-block; padding: .25rem 0 }
:focus-visible { outline: 3px solid var(--glow); outline-offset: 3px; border-radius: 4px }
.lead, .about, .empty { color: var(--quiet) }
form { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; margin: 1.5rem 0 }
label { flex-basis: 100% }
input, select, button { font: inherit; min-height: 2.75rem; border-radius: 8px; padding: 0 1rem }
input, select { flex: 1; min-width: 12rem; background: var(--raised); color: var(--ink); border: 1px solid var(--line) }
input::placeholder { color: #8f99a5; opacity: 1 }
button { border: 0; background: var(--glow); color: var(--page); font-weight: 600; cursor: pointer }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem }
li { background: var(--raised); border-radius: 12px; padding: 1rem 1.25rem; overflow-wrap: anywhere }
p { margin: 0 }
time { float: right; font-variant-numeric: tabular-nums }
.code { margin: .5rem 0 0 }
.code span { color: var(--quiet) }
.code strong { font-size: 2rem; color: var(--glow); font-variant-numeric: tabular-nums; user-select: all }
.text { white-space: pre-wrap; margin-top: .5rem }
.people { list-style: none; padding: 0; margin: 0; flex-basis: 100%; display: grid; gap: .5rem }
.people li { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem; padding: .5rem .75rem }
.people span { color: var(--quiet) }
.typed h2, .typed input:not([type=checkbox]) { flex-basis: 100% }
.check { display: flex; align-items: center; gap: .75rem; min-height: 2.75rem }
.check input { flex: none; min-width: 0; width: 1.5rem; min-height: 1.5rem; accent-color: var(--glow) }
h3 { margin: 1rem 0 .5rem; font-size: 1rem; color: var(--quiet) }
section > h2 { margin: 2rem 0 .5rem; font-size: 1.25rem }
code { font-size: .875rem }
pre { overflow-x: auto; font-size: .875rem }
summary { min-height: 2.75rem; display: flex; align-items: center; cursor: pointer }
.knobs { background: var(--raised); border-radius: 12px; padding: 1rem 1.25rem }
.knobs h3 { flex-basis: 100%; margin: 0 }
.number { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1rem }
.number input { flex: none; min-width: 0; width: 8rem; background: var(--page) }
.quiet { background: none; color: var(--ink); border: 1px solid var(--line) }
[hidden] { display: none !important }
.tv-code { display: flex; flex-wrap: wrap; align-items: center; gap: 1.5rem; margin-top: 1rem }
.tv-row { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .75rem }
.tv-row li { padding: 0; background: none }
.tv-row button { width: 100%; padding: .5rem; background: var(--raised); color: var(--ink); text-align: start }
.tv-row img { display: block; width: 100%; aspect-ratio: 16 / 9; object-fit: cover; border-radius: 4px }
video { max-width: 100%; height: auto }
[role=alert] { color: var(--glow) }
.bot-check { max-width: none; padding: .5rem .75rem; background: var(--raised); min-height: 65px; display: flex; align-items: center; gap: .75rem }
.bot-check [class] { display: none }
.bot-check[data-state=working] .working, .bot-check[data-state=passed] .passed, .bot-check[data-state=failed] .failed, .bot-check[data-state=asking] .asking { display: block }
`

/** Refreshes the messages every two seconds without moving the focus. */
export const outboxScript = `
const messages = document.getElementById('messages')
let shown = messages.innerHTML
setInterval(async () => {
  if (document.hidden) return
  const answer = await fetch(location.href).catch(() => null)
  if (!answer || !answer.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('messages')
  if (fresh.innerHTML === shown) return
  shown = fresh.innerHTML
  messages.replaceChildren(...fresh.childNodes)
}, 2000)
`

/** Shows an event as soon as a vendor gets it. Its URL has the filter of the page. */
export const eventsScript = `
const list = document.querySelector('#events ol')
const source = new EventSource('/events/stream' + location.search)
source.onmessage = ({ data }) => {
  const { number, at, destination, name, problems, payload } = JSON.parse(data)
  const item = document.createElement('li')
  const about = Object.assign(document.createElement('p'), { className: 'about' })
  const time = Object.assign(document.createElement('time'), { dateTime: at, textContent: at.slice(11, 19) })
  about.append(Object.assign(document.createElement('b'), { textContent: destination }), ' ' + name + ' ', time, ' #' + number)
  const details = document.createElement('details')
  details.append(Object.assign(document.createElement('summary'), { textContent: 'JSON' }), Object.assign(document.createElement('pre'), { textContent: JSON.stringify(payload, null, 2) }))
  item.append(about, ...problems.map((problem) => Object.assign(document.createElement('p'), { className: 'text', textContent: '⚠ ' + problem })), details)
  document.querySelector('#events .empty')?.remove()
  list.prepend(item)
  while (list.children.length > 200) list.lastChild.remove()
}
`

/** The demo’s tag manager: it reports what is pushed to the data layer, and does nothing else. */
export const gtmScript = `
(() => {
  const layer = (window.dataLayer ||= [])
  const url = new URL('/collect/gtm/events', document.currentScript.src)
  const report = (entry) => {
    if (!entry || typeof entry.event !== 'string') return
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(entry), keepalive: true, credentials: 'omit' }).catch(() => {})
  }
  layer.forEach(report)
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    entries.forEach(report)
    return push(...entries)
  }
})()
`

/**
 * Runs in the browser, as the source of this function: it uses nothing from outside. Without it every screen works.
 * A dash while typing, no second submit, and a request time that goes on.
 */
export function enhance(): void {
  const code = document.querySelector<HTMLInputElement>('input.code')
  code?.addEventListener('input', (event) => {
    const letters = code.value.toUpperCase().replace(/[\s\p{Pd}]/gu, '')
    const isAtEnd = code.selectionStart === code.value.length
    if (isAtEnd && !(event as InputEvent).inputType?.startsWith('delete')) code.value = letters.length > 4 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : letters
  })
  const sent = new Set<EventTarget | null>()
  document.addEventListener('submit', (event) => {
    if (sent.has(event.target)) event.preventDefault()
    sent.add(event.target)
  })
  addEventListener('pageshow', () => sent.clear())
  const time = document.querySelector('time')
  if (!time) return
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' })
  const skew = Date.now() - Date.parse(time.dataset.now ?? '')
  setInterval(() => {
    const minutes = Math.floor((Date.now() - skew - Date.parse(time.dateTime)) / 60_000)
    if (minutes > 0) time.textContent = words.format(-minutes, 'minute')
  }, 10_000)
}

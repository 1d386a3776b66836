/** Controls that do nothing before hydration. */
const needsHydration = 'button:not([popovertarget]), form[data-needs-script]'

/**
 * Defers the last click on a button, or the last submit of a form, until hydration, and starts it by `start`. The element is
 * busy meanwhile.
 */
export function replayEvents(start: () => void): void {
  let deferred: { target: HTMLElement; isForm: boolean } | null = null

  const release = () => {
    document.removeEventListener('click', defer, true)
    document.removeEventListener('submit', defer, true)
    deferred?.target.removeAttribute('aria-busy')
  }

  const defer = (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>(needsHydration)
    if (!target) return
    const isForm = event.type === 'submit'
    if (!isForm && target.closest('form:not([data-needs-script])')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    deferred?.target.removeAttribute('aria-busy')
    deferred = { target, isForm }
    target.setAttribute('aria-busy', 'true')
    start()
  }

  document.addEventListener('click', defer, true)
  document.addEventListener('submit', defer, true)
  addEventListener('app-hydrated', () => {
    const last = deferred
    release()
    if (!last?.target.isConnected) return
    if (last.isForm) (last.target as HTMLFormElement).requestSubmit()
    else last.target.click()
  })
  // A script that fails to load must not leave a button busy.
  addEventListener('error', (event) => {
    if (event.target instanceof HTMLScriptElement) release()
  }, true)
}

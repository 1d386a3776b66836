/** Controls that do nothing before hydration, except those that submit a form. */
const needsHydration = 'button:not([popovertarget])'

/** Defers the last click on a button until hydration, and starts it by `start`. The button is busy meanwhile. */
export function replayEvents(start: () => void): void {
  let deferred: HTMLButtonElement | null = null

  const release = () => {
    document.removeEventListener('click', defer, true)
    deferred?.removeAttribute('aria-busy')
  }

  const defer = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(needsHydration)
    // Forms work without scripts, or their button is disabled until they are complete.
    if (!button || (button.form && button.type === 'submit')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    deferred?.removeAttribute('aria-busy')
    deferred = button
    button.setAttribute('aria-busy', 'true')
    start()
  }

  document.addEventListener('click', defer, true)
  addEventListener('app-hydrated', () => {
    release()
    if (deferred?.isConnected) deferred.click()
  })
  // A script that fails to load must not leave a button busy.
  addEventListener('error', (event) => {
    if (event.target instanceof HTMLScriptElement) release()
  }, true)
}

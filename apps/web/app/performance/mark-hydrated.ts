/** The scripts have taken the page over: what was pressed before is given back to it now. */
export function sayHydrated(): void {
  document.documentElement.dataset.hydrated = 'yes'
  dispatchEvent(new Event('app-hydrated'))
}

/** Has the browser keep the page that says that there is no connection (WEB-16). Best effort, and not while pages are being worked on. */
export function keepOfflinePage(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}

import { captureInstallPrompt } from './install-prompt.ts'

/** Has the browser keep the page that says that there is no connection, best effort (WEB-16), and what it offers (WEB-21). */
export function registerServiceWorker(): void {
  // Not in development.
  if ('serviceWorker' in navigator && import.meta.env.PROD) navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  captureInstallPrompt()
}

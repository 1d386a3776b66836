import { captureInstallPrompt } from './install-prompt.ts'

/**
 * Caches the offline page through the service worker (WEB-16), best effort, and enables the install prompt (WEB-21).
 */
export function registerServiceWorker(): void {
  if ('serviceWorker' in navigator && import.meta.env.PROD) navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  captureInstallPrompt()
}

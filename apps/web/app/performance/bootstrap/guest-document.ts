import { sessionKey } from '../../platform/session-key.ts'

const retryAfterMs = 2_000
/** The cap of a profile that sees all titles. */
const noCap = 5

type Page = { isReload: boolean; reload: () => void }

/**
 * The first script of a guest's document, which shows titles that this browser's session may hide: a session outlives the
 * web server's cookie. Hides such a document before anything is painted, has the cookie set again and loads the page anew
 * (PAR-16).
 */
export function replaceGuestDocument({ isReload, reload }: Page = currentPage()): void {
  const token = accessToken()
  if (token === null || capOf(token) >= noCap) return
  document.documentElement.hidden = true
  const restoreCookie = () => {
    const retry = () => void setTimeout(restoreCookie, retryAfterMs)
    fetch('/session', { method: 'PUT', headers: { authorization: `Bearer ${token}` } }).then(({ ok }) => (ok ? reload() : retry()), retry)
  }
  // A browser that stores no cookie would reload without a pause.
  setTimeout(restoreCookie, isReload ? retryAfterMs : 0)
}

function currentPage(): Page {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return { isReload: page?.type === 'reload', reload: () => location.reload() }
}

function accessToken(): string | null {
  try {
    return (JSON.parse(localStorage.getItem(sessionKey) ?? 'null') as { sAccessToken?: string } | null)?.sAccessToken ?? null
  } catch {
    return null
  }
}

/** An unreadable token restricts nothing: no call can use it either. */
function capOf(token: string): number {
  try {
    return (JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { cap?: number }).cap ?? noCap
  } catch {
    return noCap
  }
}

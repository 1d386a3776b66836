import { parseCookie } from 'cookie'

export function readCookie(name: string): string | null {
  return parseCookie(document.cookie)[name] ?? null
}

/** Writes a cookie for the whole site. Without a lifetime it lasts until the browser closes; a lifetime of 0 deletes it. */
export function writeCookie(name: string, value: string, maxAgeSeconds?: number): void {
  const lifetime = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${lifetime}${secure}`
}

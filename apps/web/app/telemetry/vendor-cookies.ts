import { parseCookie } from 'cookie'

/** Of Google Analytics: one for the visitor, and one for each stream. */
const vendorCookie = /^_ga(_|$)/

/** Deletes what tags have stored. They choose the widest domain that the browser accepts, which a script cannot read, so each is tried. */
export function deleteVendorCookies(): void {
  const names = Object.keys(parseCookie(document.cookie)).filter((name) => vendorCookie.test(name))
  const labels = location.hostname.split('.')
  const domains = labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)
  for (const name of names) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
}

/** Downloads what the link leads to; the page stays. */
export function download(url: string): void {
  location.assign(url)
}

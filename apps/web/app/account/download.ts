/** Saves what the link leads to. The page stays, also where the server refuses. */
export function download(url: string): void {
  Object.assign(document.createElement('a'), { href: url, download: '' }).click()
}

/** One entry back. `history.back()` would also count the entries of an iframe, such as that of a bot check. */
export function goBack(): void {
  if (!('navigation' in window)) return history.back()
  const { committed, finished } = navigation.back()
  for (const end of [committed, finished]) end?.catch(() => undefined)
}

/** Whether the previous entry is a page of this site. Without the Navigation API it may be of another one. */
export function canGoBack(): boolean {
  return 'navigation' in window ? navigation.canGoBack : history.length > 1
}

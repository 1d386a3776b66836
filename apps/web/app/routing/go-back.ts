/** One step back. A frame in the page, such as that of a bot check, may have made steps of its own: those do not count. */
export function goBack(): void {
  if (!('navigation' in window)) return history.back()
  const { committed, finished } = navigation.back()
  for (const end of [committed, finished]) end?.catch(() => undefined)
}

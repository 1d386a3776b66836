/** Opens the tab in the click itself: browsers block one that opens later. */
export async function openInTab(url: Promise<string | null>): Promise<void> {
  const tab = window.open('', '_blank')
  if (!tab) return
  tab.opener = null
  const found = await url
  if (found === null) tab.close()
  else tab.location.replace(new URL(found, location.origin))
}

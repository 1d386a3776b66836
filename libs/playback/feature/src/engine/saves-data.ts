/** Not in every browser. */
type Connection = EventTarget & { saveData?: boolean; type?: string; effectiveType?: string }

export const connection = () => (navigator as { connection?: Connection }).connection

/** Whether this browser saves data. The page has the user's choice on its root; without one the device decides (PLAY-132). */
export function savesData(): boolean {
  const choice = document.documentElement.dataset.saver
  return choice === 'on' || (choice !== 'off' && connection()?.saveData === true)
}

/** Whether data cost the user money or time: data saver, a mobile network or 2G. Unknown in Safari and Firefox. */
export function isMetered(): boolean {
  const { type, effectiveType = '' } = connection() ?? {}
  return savesData() || type === 'cellular' || effectiveType.endsWith('2g')
}

/** Not in every browser. */
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string }

export const connection = () => (navigator as { connection?: Connection }).connection

/** Whether this browser saves data. The page has the user's choice on its root; without one the device decides (PLAY-132). */
export function savesData(): boolean {
  const choice = document.documentElement.dataset.saver
  return choice === 'on' || (choice !== 'off' && connection()?.saveData === true)
}

/** Not in every browser. */
type Connection = EventTarget & { saveData?: boolean; type?: string; effectiveType?: string }

export const connection = () => (navigator as { connection?: Connection }).connection

export const savesData = () => connection()?.saveData ?? false

/** Whether data cost the user money or time: data saver, a mobile network or 2G. Unknown in Safari and Firefox. */
export function isMetered(): boolean {
  const { saveData = false, type, effectiveType = '' } = connection() ?? {}
  return saveData || type === 'cellular' || effectiveType.endsWith('2g')
}

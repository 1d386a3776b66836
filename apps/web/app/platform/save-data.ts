/** Not in every browser. */
type Connection = EventTarget & { saveData?: boolean }

export const connection = () => (navigator as { connection?: Connection }).connection

export const savesData = () => connection()?.saveData ?? false

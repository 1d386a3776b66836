import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileIn = (folder: string) => join(folder, 'running.pid')

/** Whether another run holds this data folder now. A run that was killed leaves a number nobody answers to. */
export async function isRunning(folder: string): Promise<boolean> {
  const pid = Number(await readFile(fileIn(folder), 'utf8').catch(() => ''))
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export async function hold(folder: string): Promise<() => Promise<void>> {
  await writeFile(fileIn(folder), String(process.pid))
  return () => rm(fileIn(folder), { force: true })
}

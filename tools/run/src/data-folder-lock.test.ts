import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRunning, lockDataFolder } from './data-folder-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'ott-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a data folder is locked from the start of a run to its end', async () => {
  expect(await isRunning(folder)).toBe(false)
  const release = await lockDataFolder(folder)
  expect(await isRunning(folder)).toBe(true)
  await release()
  expect(await isRunning(folder)).toBe(false)
})

it('a killed run holds no lock, even if another process has its pid', async () => {
  writeFileSync(join(folder, 'running.pid'), String(process.ppid))
  expect(await isRunning(folder)).toBe(false)
})

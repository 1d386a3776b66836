import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hold, isRunning } from './data-folder-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'ott-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a data folder is held from the start of a run to its end', async () => {
  expect(await isRunning(folder)).toBe(false)
  const letGo = await hold(folder)
  expect(await isRunning(folder)).toBe(true)
  await letGo()
  expect(await isRunning(folder)).toBe(false)
})

it('a run that was killed holds nothing, also when its number has become another’s', async () => {
  writeFileSync(join(folder, 'running.pid'), String(process.ppid))
  expect(await isRunning(folder)).toBe(false)
})

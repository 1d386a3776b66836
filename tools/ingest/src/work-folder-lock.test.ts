import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './testing.ts'
import { workOn } from './work-folder-lock.ts'

const folder = temporaryFolder()
const work = join(folder, 'unfinished', 'film')

afterAll(() => rmSync(folder, { recursive: true }))

const failing = (signal?: AbortSignal) => workOn(work, signal, async () => {
  writeFileSync(join(work, 'part'), '')
  throw new Error('broken')
})

describe('a work folder', () => {
  it('is removed after any error, which the next run would meet again', async () => {
    await expect(failing()).rejects.toThrow('broken')
    expect(existsSync(join(folder, 'unfinished'))).toBe(false)
  })

  it('stays after an interruption, so that the next run resumes', async () => {
    await expect(failing(AbortSignal.abort())).rejects.toThrow('broken')
    expect(existsSync(join(work, 'part'))).toBe(true)
    expect(await workOn(work, undefined, async () => existsSync(join(work, 'part')))).toBe(true)
    expect(existsSync(work)).toBe(false)
  })
})

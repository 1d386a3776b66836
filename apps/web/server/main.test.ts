/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

it('prints in one line why it cannot start', async () => {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env: { PATH: process.env.PATH, PORT: 'abc' } })
  const [said, [exitCode]] = await Promise.all([text(program.stderr), once(program, 'exit')])
  expect([said, exitCode]).toEqual(['The web server cannot start: PORT is abc; it must be a whole number\n', 1])
})

import { UserError, describeError, formatProgress } from './progress-output.ts'

it('formats progress with the remaining time at the current speed', () => {
  expect(formatProgress(12, 48, 4_000)).toBe('12 of 48, about 12 s left')
  expect(formatProgress(0, 48, 0)).toBe('0 of 48')
})

it('explains errors that a user can fix', () => {
  const systemError = (code: string, path?: string) => Object.assign(new Error(code), { code, path })
  expect(describeError(systemError('ENOSPC'))).toBe('The disk is full. Free some space and start again.')
  expect(describeError(systemError('53100'))).toBe('The disk is full. Free some space and start again.')
  expect(describeError(systemError('EACCES', '/data'))).toBe('No permission to write /data.')
  expect(describeError(systemError('EROFS'))).toBe('The data folder is on a read-only disk.')
  expect(describeError(new UserError('Port 3000 is in use.'))).toBe('Port 3000 is in use.')
})

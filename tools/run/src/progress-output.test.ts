import { Stop, explain, howFar } from './progress-output.ts'

it('says how far a row of things is, and how long the rest takes at that speed', () => {
  expect(howFar(12, 48, 4_000)).toBe('12 of 48, about 12 s left')
  expect(howFar(0, 48, 0)).toBe('0 of 48')
})

it('has words for what a person can mend', () => {
  const fault = (code: string, path?: string) => Object.assign(new Error(code), { code, path })
  expect(explain(fault('ENOSPC'))).toBe('The disk is full. Free some space and start again.')
  expect(explain(fault('53100'))).toBe('The disk is full. Free some space and start again.')
  expect(explain(fault('EACCES', '/data'))).toBe('There is no permission to write /data.')
  expect(explain(fault('EROFS'))).toBe('The data folder is on a disk that cannot be written.')
  expect(explain(new Stop('Port 3000 is in use.'))).toBe('Port 3000 is in use.')
})

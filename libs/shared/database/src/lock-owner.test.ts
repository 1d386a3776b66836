import { isOwnerAlive, lockOwner } from './lock-owner.ts'

describe('the owner of a lock', () => {
  it('is alive while its process runs', () => {
    expect(isOwnerAlive(lockOwner())).toBe(true)
    expect(isOwnerAlive(lockOwner(process.ppid))).toBe(true)
  })

  it('is dead if another process has its pid', () => {
    for (const beginning of [' another beginning', '']) expect(isOwnerAlive(`${process.pid}${beginning}`)).toBe(false)
  })

  it('is dead if the lock is empty', () => {
    for (const text of ['', '0', '-1 0', 'somebody', '99999999 1']) expect(isOwnerAlive(text)).toBe(false)
  })
})

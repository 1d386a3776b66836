import { isOwnerAlive, lockOwner } from './lock-owner.ts'

describe('who holds a lock', () => {
  it('is there as long as its process runs', () => {
    expect(isOwnerAlive(lockOwner())).toBe(true)
    expect(isOwnerAlive(lockOwner(process.ppid))).toBe(true)
  })

  it('is gone when its number has become that of another process', () => {
    for (const beginning of [' another beginning', '']) expect(isOwnerAlive(`${process.pid}${beginning}`)).toBe(false)
  })

  it('is nobody where nothing can be read', () => {
    for (const text of ['', '0', '-1 0', 'somebody', '99999999 1']) expect(isOwnerAlive(text)).toBe(false)
  })
})

import { needsSignIn } from './protected-paths.ts'

describe('paths that need sign-in', () => {
  it('are settings, plans and the user’s own page', () => {
    const paths = ['/plans', '/plans/', '/plans//', '/settings/devices', '/redirect', '/my-acme']
    expect(paths.every((path) => needsSignIn(path, 'acme'))).toBe(true)
  })

  it('are no others', () => {
    const paths = ['/', '', '/movies', '/plans-of-mine', '/my-other', '/search', '/device-limit-exceeded']
    expect(paths.some((path) => needsSignIn(path, 'acme'))).toBe(false)
  })
})

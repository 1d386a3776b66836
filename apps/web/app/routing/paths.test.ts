import { loginPath, pathOf } from './paths.ts'

it('a path does not depend on query or hash', () => {
  expect(['/en/plans', '/en/plans?from=a?b', '/en/plans#year', '/en/plans?from=a#year'].map(pathOf)).toEqual(Array(4).fill('/en/plans'))
})

it('the sign-in path has the redirect target', () => {
  expect(loginPath('bn', '/bn/search?search=ক')).toBe('/bn/login?redirect=%2Fbn%2Fsearch%3Fsearch%3D%E0%A6%95')
})

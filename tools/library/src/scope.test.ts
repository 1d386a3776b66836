import { withOwner, withScope } from './scope.ts'

const rules = `{
  "depConstraints": [
    { "sourceTag": "type:domain", "onlyDependOnLibsWithTags": ["type:domain"] },
    { "sourceTag": "scope:billing", "onlyDependOnLibsWithTags": ["scope:billing"] }
  ]
}
`

describe('a new scope', () => {
  it('gets boundaries after the other scopes', () => {
    const { depConstraints } = JSON.parse(withScope(rules, 'reviews')) as { depConstraints: unknown[] }
    expect(depConstraints).toHaveLength(3)
    expect(depConstraints.at(-1)).toEqual({
      sourceTag: 'scope:reviews',
      onlyDependOnLibsWithTags: ['scope:reviews', 'scope:shared', 'scope:gateway'],
    })
  })

  it('gets an owner', () => {
    expect(withOwner('* @ott/platform\n', 'reviews')).toBe('* @ott/platform\n/libs/reviews/              @ott/reviews\n')
  })
})

it('a known scope is not changed', () => {
  expect(withScope(rules, 'billing')).toBe(rules)
  expect(withOwner('/libs/billing/ @ott/billing\n', 'billing')).toBe('/libs/billing/ @ott/billing\n')
})

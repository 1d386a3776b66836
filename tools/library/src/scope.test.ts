import { withOwner, withScope } from './scope.ts'

const fences = `{
  "depConstraints": [
    { "sourceTag": "type:domain", "onlyDependOnLibsWithTags": ["type:domain"] },
    { "sourceTag": "scope:billing", "onlyDependOnLibsWithTags": ["scope:billing"] }
  ]
}
`

describe('a new scope', () => {
  it('is fenced after the others', () => {
    const { depConstraints } = JSON.parse(withScope(fences, 'reviews')) as { depConstraints: unknown[] }
    expect(depConstraints).toHaveLength(3)
    expect(depConstraints.at(-1)).toEqual({
      sourceTag: 'scope:reviews',
      onlyDependOnLibsWithTags: ['scope:reviews', 'scope:shared', 'scope:gateway'],
    })
  })

  it('has somebody who answers for it', () => {
    expect(withOwner('* @ott/platform\n', 'reviews')).toBe('* @ott/platform\n/libs/reviews/              @ott/reviews\n')
  })
})

it('a known scope stays as it is', () => {
  expect(withScope(fences, 'billing')).toBe(fences)
  expect(withOwner('/libs/billing/ @ott/billing\n', 'billing')).toBe('/libs/billing/ @ott/billing\n')
})

import bn from './messages.bn.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }

it('exist in both languages with the same arguments and tags', () => {
  const shape = (texts: Record<string, string>) => Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, (text.match(/\{\w+|<\w+>/g) ?? []).toSorted()]))
  expect(shape(bn)).toEqual(shape(en))
})

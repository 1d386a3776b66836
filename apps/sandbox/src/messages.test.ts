import bn from './messages.bn.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }

it('has every message in both languages with the same arguments', () => {
  const shape = (words: Record<string, string>) =>
    Object.fromEntries(Object.entries(words).map(([id, text]) => [id, (text.match(/\{\w+\}/g) ?? []).toSorted()]))
  expect(shape(bn)).toEqual(shape(en))
})

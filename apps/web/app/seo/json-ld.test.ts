import fc from 'fast-check'
import { jsonLd } from './json-ld.ts'

describe('JSON-LD', () => {
  it('preserves the values of its nodes', () => {
    expect(JSON.parse(jsonLd([{ '@type': 'Movie', 'name': 'শেষ খেয়া' }]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Movie', 'name': 'শেষ খেয়া' }],
    })
  })

  it('cannot close its script element', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('</script>', '<!--', '<SCRIPT>', ']]>'), (text, mark) => {
        const name = text + mark + text
        const written = jsonLd([{ '@type': 'Movie', name }])
        expect(written).not.toContain('<')
        expect((JSON.parse(written) as { '@graph': unknown[] })['@graph']).toEqual([{ '@type': 'Movie', name }])
      }),
    )
  })
})

import { brand } from '@ott/brand'
import { loader as privacy } from './privacy.tsx'
import { loader as terms } from './terms.tsx'

const inBengali = { params: { locale: 'bn' } }
const pages = [
  () => terms(inBengali as Parameters<typeof terms>[0]),
  () => privacy(inBengali as Parameters<typeof privacy>[0]),
]

it('terms and privacy policy are served in the page’s language', () => {
  expect(pages.map((read) => read().heading)).toEqual(['শর্তাবলি', 'গোপনীয়তা নীতি'])
})

it('terms and privacy policy redirect to the operator’s own URLs if those are set', () => {
  jest.replaceProperty(brand, 'links', { ...brand.links, terms: 'https://firm.example/terms', privacy: 'https://firm.example/privacy' })
  const leadsTo = pages.map((read) => {
    try {
      return read()
    } catch (response) {
      return (response as Response).headers.get('location')
    }
  })
  expect(leadsTo).toEqual(['https://firm.example/terms', 'https://firm.example/privacy'])
  jest.restoreAllMocks()
})

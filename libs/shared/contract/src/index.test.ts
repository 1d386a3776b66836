import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual(['maxAgeSeconds', 'maxCallSeconds', 'routes'])
})

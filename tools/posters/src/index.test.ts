import * as posters from './index.ts'

it('has these names and no others', () => {
  expect(Object.keys(posters).toSorted()).toEqual(['heroes', 'pictureFolder', 'pictureNames', 'sitterNames', 'unprinted'])
})

it('has a large still for titles it draws', () => {
  expect(posters.pictureNames).toEqual(expect.arrayContaining([...posters.heroes]))
})

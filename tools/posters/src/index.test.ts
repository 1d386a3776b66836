import * as posters from './index.ts'

it('has these names and no others', () => {
  expect(Object.keys(posters).toSorted()).toEqual(['heroes', 'outdatedImages', 'pictureFolder', 'pictureNames', 'portraitIds'])
})

it('has a large still for titles it draws', () => {
  expect(posters.pictureNames).toEqual(expect.arrayContaining([...posters.heroes]))
})

import * as posters from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(posters).toSorted()).toEqual(['episodeStills', 'heroes', 'outdatedImages', 'pictureFolder', 'pictureNames', 'portraitIds'])
})

it('has larger stills only of titles that it draws', () => {
  expect(posters.pictureNames).toEqual(expect.arrayContaining([...posters.heroes]))
})

export { heroes, pictureFolder, pictureNames, unprintedTitles } from './pictures.ts'

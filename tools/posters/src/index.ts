export { heroes, pictureFolder, pictureNames, portraitIds, outdatedImages } from './pictures.ts'

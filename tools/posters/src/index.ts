export { episodeStills, heroes, pictureFolder, pictureNames, portraitIds, outdatedImages } from './pictures.ts'

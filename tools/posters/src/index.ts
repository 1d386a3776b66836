export { episodeStills } from './episode-stills.ts'
export { heroes, pictureFolder, pictureNames, portraitIds, outdatedImages } from './pictures.ts'

export { heroes, pictureFolder, pictureNames, sitterNames, unprinted } from './pictures.ts'

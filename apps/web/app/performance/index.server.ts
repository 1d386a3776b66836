export { chunkUrls } from './build-manifest.server.ts'
export { fetchedFaces } from './deferred-fonts.ts'
export { readStylesheet } from './stylesheet-cache.server.ts'

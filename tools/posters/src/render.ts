/** Renders images: `npm run posters` the missing ones, `npm run posters -- ferry person-meghna-basu` the named ones. */
import { outdatedImages } from './pictures.ts'
import { renderImages } from './render-images.ts'

process.once('disconnect', () => process.exit(1))

const ids = process.argv.length > 2 ? process.argv.slice(2) : await outdatedImages()
console.log(`Rendering ${ids.length} poster images`)
await renderImages(ids, (done) => {
  console.log(`${done} of ${ids.length} rendered`)
  process.send?.({ done, of: ids.length })
})
process.exit(0)

/** Prints the pictures: `npm run posters` those that are not there, `npm run posters -- ferry person-meghna-basu` these in any case. */
import { unprinted } from './pictures.ts'
import { pressPictures } from './render-images.ts'

process.once('disconnect', () => process.exit(1))

const ids = process.argv.length > 2 ? process.argv.slice(2) : await unprinted()
await pressPictures(ids, (done) => {
  console.log(`${done} of ${ids.length} printed`)
  process.send?.({ done, of: ids.length })
})
process.exit(0)

import { glob, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removeEmbedded } from '@ott/database'
import { isRunning } from './data-folder-lock.ts'
import { describeError } from './progress-output.ts'
import { dataFolder } from './settings.ts'

/** Empties the data folder, so that the next start is like the first one. */
try {
  if (await isRunning(dataFolder)) {
    console.error('The product is running. Stop it with Ctrl-C, then reset.')
    process.exit(1)
  }
  // The journeys have their own data folder in this one.
  for await (const database of glob('{,*/}database', { cwd: dataFolder })) removeEmbedded(join(dataFolder, database))
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 3 })
  console.log(`Emptied ${dataFolder}`)
} catch (error) {
  console.error(describeError(error))
  process.exit(1)
}

import { rm } from 'node:fs/promises'
import { isRunning } from './lock.ts'
import { explain } from './say.ts'
import { dataFolder } from './settings.ts'

/** Empties the data folder: the next start begins as the first one did. */
try {
  if (await isRunning(dataFolder)) {
    console.error('The product is running. Stop it with Ctrl-C, then reset.')
    process.exit(1)
  }
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 3 })
  console.log(`Emptied ${dataFolder}`)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

import { packageOtherFilms } from './demo.ts'

/** A process of its own, so that making films can be put behind everything else and stopped with the rest. */
const stopped = new AbortController()
process.once('disconnect', () => stopped.abort())
process.once('SIGTERM', () => stopped.abort())

try {
  await packageOtherFilms(process.env.DATABASE_URL ?? '', (title) => process.send?.({ film: title }), stopped.signal)
  process.send?.({ done: true })
} catch (error) {
  if (!stopped.signal.aborted) console.error(`A demo film could not be made: ${(error as Error).message.split('\n')[0]}`)
}
process.disconnect?.()

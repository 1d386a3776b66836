import { packageDemoVideos } from './demo.ts'

/** A separate process, so that packaging runs at low priority and stops with the product. */
const stopped = new AbortController()
process.once('disconnect', () => stopped.abort())
process.once('SIGTERM', () => stopped.abort())

try {
  await packageDemoVideos(process.env.DATABASE_URL ?? '', (title) => process.send?.({ video: title }), stopped.signal)
  process.send?.({ done: true })
} catch (error) {
  if (!stopped.signal.aborted) console.error(`Packaging a demo video failed: ${(error as Error).message.split('\n')[0]}`)
}
process.disconnect?.()

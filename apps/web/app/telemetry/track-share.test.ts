import { share } from '../platform/share.ts'
import type { ShareDeps } from '../platform/share.ts'
import { receiveEvents } from './track.ts'
import type { TrackedEvent } from './track.ts'
import { trackShare } from './track-share.ts'

async function eventsOf(deps: ShareDeps, atSeconds?: number) {
  const tracked: TrackedEvent[] = []
  receiveEvents((event) => tracked.push(event))
  trackShare('ferry', await share({ title: 'The Last Ferry', url: 'https://films.test/en/ferry' }, deps), atSeconds)
  return tracked.map(({ name, props }) => [name, props])
}

describe('a share', () => {
  it('is an event once the share sheet is done, or the URL is copied', async () => {
    expect(await eventsOf({ share: async () => undefined })).toEqual([['Share', { contentId: 'ferry', method: 'native' }]])
    expect(await eventsOf({ clipboard: { writeText: async () => undefined } }, 62.4)).toEqual([['Share', { contentId: 'ferry', method: 'copy', atSeconds: 62 }]])
  })

  it('is none if the viewer closes the sheet, or nothing could be shared', async () => {
    expect(await eventsOf({ share: () => Promise.reject(new DOMException('', 'AbortError')) })).toEqual([])
    expect(await eventsOf({})).toEqual([])
  })
})

import { previewsAreStopped } from '@ott/playback'

/** The store after a reload. */
async function opened() {
  jest.resetModules()
  const [{ dispatchPreview, previewAtom, resetPreviews }, { store }] = await Promise.all([import('./preview-store.ts'), import('../store.ts')])
  return { resetPreviews, dispatchPreview, areStopped: () => previewsAreStopped(store.get(previewAtom)) }
}

beforeEach(() => sessionStorage.clear())

describe('trailers that the user stopped', () => {
  it('stay stopped over a reload until they are started', async () => {
    const page = await opened()
    page.dispatchPreview({ type: 'stopped' })
    page.dispatchPreview({ type: 'ended', at: 'hero' })
    const again = await opened()
    expect(again.areStopped()).toBe(true)
    again.dispatchPreview({ type: 'idle' })
    expect((await opened()).areStopped()).toBe(false)
  })

  it('are not stopped for the next user of the browser', async () => {
    const page = await opened()
    page.dispatchPreview({ type: 'stopped' })
    page.resetPreviews()
    expect((await opened()).areStopped()).toBe(false)
  })

  it('stay stopped on the page if storage is blocked', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('', 'QuotaExceededError') })
    const page = await opened()
    page.dispatchPreview({ type: 'stopped' })
    expect(page.areStopped()).toBe(true)
    blocked.mockRestore()
  })
})

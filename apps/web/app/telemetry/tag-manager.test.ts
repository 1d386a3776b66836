import type { TrackedEvent } from './track.ts'

type TagWindow = Window & { dataLayer?: ArrayLike<unknown>[] }

const src = 'https://tags.example/gtm.js?id=GTM-ABC1234'
const pageView: TrackedEvent = { name: 'Page_View', props: { pageType: 'home' }, at: 0, path: '/en' }
const scripts = () => [...document.querySelectorAll('script')].map((script) => script.src)
const layer = () => ((window as TagWindow).dataLayer ?? []).map((entry) => ('length' in entry ? Array.from(entry) : entry))

async function openPage() {
  jest.resetModules()
  delete (window as TagWindow).dataLayer
  document.head.replaceChildren()
  return import('./tag-manager.ts')
}

describe('the tag manager', () => {
  it('is not loaded without consent to marketing, and hears nothing', async () => {
    const { allowTagManager, pushToTagManager } = await openPage()
    allowTagManager(src, { analytics: true, marketing: false })
    pushToTagManager(pageView)
    expect([scripts(), layer()]).toEqual([[], []])
  })

  it('is loaded once, after its consent mode was denied and then updated (AN-37)', async () => {
    const { allowTagManager, pushToTagManager } = await openPage()
    allowTagManager(src, { analytics: false, marketing: true })
    allowTagManager(src, { analytics: true, marketing: true })
    pushToTagManager(pageView)
    expect(scripts()).toEqual([src])
    expect(layer()).toMatchObject([
      ['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied', security_storage: 'granted' }],
      ['consent', 'update', { ad_storage: 'granted', analytics_storage: 'denied' }],
      { event: 'gtm.js' },
      ['consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted' }],
      { event: 'Page_View', pageType: 'home' },
    ])
  })

  it('is told of a withdrawal, and of no event after it', async () => {
    const { allowTagManager, pushToTagManager } = await openPage()
    allowTagManager(src, { analytics: true, marketing: true })
    allowTagManager(src, { analytics: false, marketing: false })
    pushToTagManager(pageView)
    expect(layer().at(-1)).toMatchObject(['consent', 'update', { ad_storage: 'denied', analytics_storage: 'denied' }])
  })
})

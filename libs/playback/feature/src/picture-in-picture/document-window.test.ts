import { copyPage, openWindow } from './document-window.ts'

const aPage = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe('a picture-in-picture window', () => {
  it('has the language, theme, title and styles of its page', () => {
    const from = aPage('<html lang="bn" data-theme="night"><head><title>২৪ নম্বর ট্রাম</title><link rel="stylesheet" href="/a.css"><link rel="icon" href="/i.png"><style>a{top:0}</style></head></html>')
    const to = aPage('')
    copyPage(from, to)
    expect([to.documentElement.lang, to.documentElement.dataset.theme, to.title]).toEqual(['bn', 'night', '২৪ নম্বর ট্রাম'])
    expect(to.head.innerHTML).toContain('<link rel="stylesheet" href="/a.css"><style>a{top:0}</style>')
    expect(to.head.innerHTML).not.toContain('icon')
  })

  it('has the shape of its video, and 16:9 before that is known', async () => {
    const sizes: object[] = []
    const api = { window: null, requestWindow: async (size: object) => (sizes.push(size), { document: aPage('') } as Window) }
    await openWindow(api, { videoWidth: 1920, videoHeight: 800 } as HTMLVideoElement)
    await openWindow(api, { videoWidth: 0, videoHeight: 0 } as HTMLVideoElement)
    expect(sizes).toEqual([{ width: 480, height: 200 }, { width: 480, height: 270 }])
  })
})

import { videosThatTell } from '../engine/testing-media.ts'
import { playFirstPicture } from './first-picture.ts'

/** The sources that were made, which tests open. */
let sources: BrowserSource[]
let isSupported: boolean

class BrowserSource extends EventTarget {
  static isTypeSupported = () => isSupported
  readyState = 'closed'
  appended: [type: string, bytes: number][] = []
  constructor() {
    super()
    sources.push(this)
  }
  addSourceBuffer(type: string) {
    return { appendBuffer: ({ byteLength }: ArrayBuffer) => void this.appended.push([type, byteLength]) }
  }
  open() {
    this.readyState = 'open'
    this.dispatchEvent(new Event('sourceopen'))
  }
}

const type = 'video/mp4; codecs="avc1.640015"'
/** Two bytes; `isRead` when they were read. */
function aPicture() {
  const data = Promise.resolve(new ArrayBuffer(2))
  return { first: { type, segments: { arrayBuffer: () => data } as unknown as Blob }, isRead: async () => { await data.then() } }
}

let told: string[]
beforeEach(() => {
  told = videosThatTell()
  sources = []
  isSupported = true
  Object.assign(globalThis, { MediaSource: BrowserSource })
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'MediaSource')
})

describe('the first picture', () => {
  it('plays its segments from its position, without sound', async () => {
    const { first, isRead } = aPicture()
    const video = playFirstPicture(first, 31)
    sources[0]?.open()
    await isRead()
    expect([sources[0]?.appended, video?.currentTime, video?.muted, told]).toEqual([[[type, 2]], 31, true, ['play']])
  })

  it('appends nothing once it was unloaded', async () => {
    const { first, isRead } = aPicture()
    playFirstPicture(first, 0)
    sources[0]?.open()
    Object.assign(sources[0] ?? {}, { readyState: 'closed' })
    await isRead()
    expect(sources[0]?.appended).toEqual([])
  })

  it('is absent where the browser cannot play it', () => {
    isSupported = false
    expect(playFirstPicture(aPicture().first, 0)).toBeNull()
    Reflect.deleteProperty(globalThis, 'MediaSource')
    expect(playFirstPicture(aPicture().first, 0)).toBeNull()
    expect(sources).toEqual([])
  })
})

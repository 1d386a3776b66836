import { stands } from '../engine/testing-media.ts'
import { settings } from './audio-graph.ts'
import { canFilterAudio, createAudioFilter } from './audio-filter.ts'
import type { AudioFilter } from './audio-filter.ts'

/** jsdom has no Web Audio: a fake context whose nodes record what they are connected to. */
class FakeNode {
  name: string
  connections: string[]
  constructor(name: string, connections: string[]) {
    this.name = name
    this.connections = connections
  }
  frequency = new FakeParameter()
  gain = new FakeParameter()
  Q = new FakeParameter()
  threshold = new FakeParameter()
  knee = new FakeParameter()
  ratio = new FakeParameter()
  attack = new FakeParameter()
  release = new FakeParameter()
  connect(next: FakeNode): FakeNode {
    this.connections.push(`${this.name} > ${next.name}`)
    return next
  }
  disconnect(): void {
    this.connections.length = 0
  }
}

class FakeParameter {
  value = 0
  setTargetAtTime(value: number): void {
    this.value = value
  }
}

class FakeContext extends EventTarget {
  state: AudioContextState = 'suspended'
  currentTime = 0
  connections: string[] = []
  compressors: FakeNode[] = []
  sources = 0
  destination = new FakeNode('speakers', this.connections)
  createMediaElementSource = () => {
    this.sources += 1
    return new FakeNode('video', this.connections)
  }
  createBiquadFilter = () => new FakeNode('filter', this.connections)
  createDynamicsCompressor = () => {
    const compressor = new FakeNode('compressor', this.connections)
    this.compressors.push(compressor)
    return compressor
  }
  resume = async () => { if (isAllowed) this.become('running') }
  suspend = async () => this.become('suspended')
  become(state: AudioContextState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

const context = new FakeContext()
let isAllowed = true
let opened: AudioFilter[] = []

let video: HTMLVideoElement

function open(): AudioFilter {
  video = document.createElement('video')
  stands(video, { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA })
  const filter = createAudioFilter(video)
  opened.push(filter)
  return filter
}

beforeEach(() => {
  isAllowed = true
  Object.assign(globalThis, { AudioContext: function AudioContext() { return context }, MediaSource: class {} })
})
afterEach(() => {
  for (const filter of opened) filter.close()
  opened = []
  Object.assign(context, { sources: 0, compressors: [] })
  Reflect.deleteProperty(globalThis, 'AudioContext')
  Reflect.deleteProperty(globalThis, 'MediaSource')
})

const ratio = () => context.compressors[0]?.ratio.value

describe('the sound of a video', () => {
  it('is untouched until a mode is chosen (PLAY-196)', () => {
    open().change('off')
    expect([context.sources, context.state]).toEqual([0, 'suspended'])
  })

  it('goes through equaliser and compressor afterwards', () => {
    open().change('night')
    expect(context.connections).toEqual(['video > filter', 'filter > filter', 'filter > compressor', 'compressor > speakers'])
    expect(ratio()).toBe(settings.night.ratio)
  })

  it('fades from mode to mode, and back to none, on the same route', () => {
    const filter = open()
    filter.change('dialogue')
    filter.change('night')
    expect(ratio()).toBe(settings.night.ratio)
    filter.change('off')
    expect([ratio(), context.sources]).toEqual([1, 1])
  })

  it('waits for a press where the browser starts no audio without one, because it would be silent', () => {
    isAllowed = false
    open().change('dialogue')
    expect(context.sources).toBe(0)
    isAllowed = true
    document.dispatchEvent(new Event('pointerdown'))
    expect(context.sources).toBe(1)
  })

  it('stays untouched if the mode is off again by then', () => {
    isAllowed = false
    const filter = open()
    filter.change('dialogue')
    filter.change('off')
    isAllowed = true
    document.dispatchEvent(new Event('keydown'))
    expect(context.sources).toBe(0)
    filter.change('night')
    expect(context.sources).toBe(1)
  })

  it('waits for the first frame, because a video with a route gets no keys in Firefox', () => {
    const filter = open()
    stands(video, { readyState: HTMLMediaElement.HAVE_NOTHING })
    filter.change('night')
    expect(context.sources).toBe(0)
    stands(video, { readyState: HTMLMediaElement.HAVE_FUTURE_DATA })
    video.dispatchEvent(new Event('playing'))
    expect(context.sources).toBe(1)
  })

  it('of protected media is untouched', () => {
    const filter = open()
    Object.assign(video, { mediaKeys: {} })
    filter.change('night')
    expect(context.sources).toBe(0)
  })

  it('comes back after the system suspended it', async () => {
    open().change('night')
    isAllowed = false
    context.become('suspended')
    isAllowed = true
    document.dispatchEvent(new Event('pointerdown'))
    expect(context.state).toBe('running')
  })

  it('lets the device rest once no video needs it', () => {
    const [first, second] = [open(), open()]
    first.change('night')
    second.change('dialogue')
    first.close()
    expect(context.state).toBe('running')
    second.close()
    opened = []
    expect(context.state).toBe('suspended')
  })

  it('cannot be shaped without Media Source Extensions or Web Audio', () => {
    expect(canFilterAudio()).toBe(true)
    Reflect.deleteProperty(globalThis, 'MediaSource')
    expect(canFilterAudio()).toBe(false)
  })
})

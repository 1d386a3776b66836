import fc from 'fast-check'
import { chooseTrailer, previewSlot, previewPlayer, previewsAreStopped, wantsPreviews } from './preview-player.ts'
import type { PreviewEvent, PreviewPlayer } from './preview-player.ts'

const idle: PreviewPlayer = { status: 'idle' }
const after = (from: PreviewPlayer, ...events: PreviewEvent[]) => events.reduce(previewPlayer, from)

const start = (at: string): PreviewEvent => ({ type: 'started', at })
const end = (at: string): PreviewEvent => ({ type: 'ended', at })
const suspend = (by: string): PreviewEvent => ({ type: 'suspended', by })
const resume = (by: string): PreviewEvent => ({ type: 'resumed', by })

const places = fc.constantFrom('hero', '/tram-24', '/the-last-ferry')
const reasons = fc.constantFrom('login', 'details', 'away')
const events: fc.Arbitrary<PreviewEvent> = fc.oneof(
  fc.constantFrom<PreviewEvent>({ type: 'idle' }, { type: 'stopped' }),
  places.map(start), places.map(end), reasons.map(suspend), reasons.map(resume),
)
const states = fc.array(events, { maxLength: 20 }).map((happened) => after(idle, ...happened))
const free = states.filter(({ status }) => status !== 'suspended')

describe('the preview player', () => {
  it('plays one preview: a new one replaces it', () => {
    expect(after(idle, start('hero'), start('/tram-24'))).toEqual({ status: 'playing', at: '/tram-24' })
  })

  it('is idle when the preview ends, and ignores the end of others', () => {
    expect(after(idle, start('hero'), end('hero'))).toEqual(idle)
    expect(after(idle, start('/tram-24'), end('hero'))).toEqual({ status: 'playing', at: '/tram-24' })
  })

  it('resumes the preview after a dialog closes', () => {
    const under = after(idle, start('hero'), suspend('login'))
    expect(under.status).toBe('suspended')
    expect(after(under, resume('login'))).toEqual({ status: 'playing', at: 'hero' })
  })

  it('resumes after the last of several dialogs closes', () => {
    const under = after(idle, start('hero'), suspend('details'), suspend('login'), resume('details'))
    expect(under.status).toBe('suspended')
    expect(after(under, resume('login'))).toEqual({ status: 'playing', at: 'hero' })
  })

  it('stays stopped when a dialog closes', () => {
    const stopped = after(idle, start('hero'), { type: 'stopped' })
    expect(after(stopped, suspend('login'), resume('login'))).toEqual({ status: 'stopped' })
  })

  it('does not resume a preview that has ended', () => {
    expect(after(idle, start('hero'), suspend('login'), end('hero'), resume('login'))).toEqual(idle)
  })

  it('leaves the stopped state only by an idle event', () => {
    fc.assert(fc.property(fc.array(events.filter(({ type }) => type !== 'idle')), (happened) => {
      const { status, ...rest } = after({ status: 'stopped' }, ...happened)
      expect(status === 'suspended' ? rest : { before: { status } }).toMatchObject({ before: { status: 'stopped' } })
    }))
    expect(after({ status: 'stopped' }, { type: 'idle' }, start('hero'))).toEqual({ status: 'playing', at: 'hero' })
  })

  it('restores the state before the suspension, whatever events came meanwhile', () => {
    fc.assert(fc.property(free, fc.array(fc.oneof(places.map(start), reasons.map(suspend))), (found, happened) => {
      const suspended = after(found, suspend('login'), ...happened)
      expect(suspended.status).toBe('suspended')
      expect(after(suspended, resume('login'), resume('details'), resume('away'))).toEqual(found)
    }))
  })

  it('plays nothing while suspended', () => {
    fc.assert(fc.property(states, fc.array(events.filter(({ type }) => type !== 'resumed')), (found, happened) => {
      expect(after(found, suspend('login'), ...happened).status).toBe('suspended')
    }))
  })
})

describe('the slot of a preview', () => {
  it('is kept while suspended, and null when nothing plays', () => {
    const playing = after(idle, start('hero'))
    expect([playing, after(playing, suspend('login')), idle, after(playing, { type: 'stopped' })].map(previewSlot)).toEqual(['hero', 'hero', null, null])
  })
})

describe('stopped previews', () => {
  it('stay stopped while suspended, until an idle event', () => {
    const stopped = after(idle, start('hero'), { type: 'stopped' })
    const woken = after(stopped, { type: 'idle' })
    expect([idle, stopped, after(stopped, suspend('login')), woken].map(previewsAreStopped)).toEqual([false, true, true, false])
  })
})

describe('previews', () => {
  const open = { prefersStill: false, savesData: false, autoplays: true }

  it('autoplay by default', () => {
    expect(wantsPreviews(open)).toBe(true)
  })

  it.each([{ prefersStill: true }, { savesData: true }, { autoplays: false }, { autoplays: null }])('do not autoplay with %o', (wish) => {
    expect(wantsPreviews({ ...open, ...wish })).toBe(false)
  })
})

describe('the trailer of a preview', () => {
  const both = { trailer: '/small.mp4', largeTrailer: '/large.mp4' }

  it('is the large one from 900 pixels, unless the user saves data', () => {
    const choose = (widthPixels: number, savesData: boolean) => chooseTrailer(both, { widthPixels, savesData })
    expect([choose(899, false), choose(900, false), choose(1920, true)]).toEqual(['/small.mp4', '/large.mp4', '/small.mp4'])
  })

  it('is the small one where there is no other', () => {
    expect([{ trailer: '/small.mp4' }, { trailer: null }].map((title) => chooseTrailer(title, { widthPixels: 1920, savesData: false }))).toEqual(['/small.mp4', null])
  })
})

import { withTimestampMap } from './timestamp-map.ts'

const map = 'X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000'
const cue = '\n00:00.500 --> 00:02.000\nA card moves.\n'

describe('a WebVTT file', () => {
  it('gets the timestamp map in its header', () => {
    expect(withTimestampMap(`WEBVTT\n${cue}`)).toBe(`WEBVTT\n${map}\n${cue}`)
    expect(withTimestampMap(`WEBVTT - Ferry\nKind: captions\n${cue}`)).toBe(`WEBVTT - Ferry\n${map}\nKind: captions\n${cue}`)
  })

  it('has it once, and no map of other segments', () => {
    expect(withTimestampMap(withTimestampMap(`WEBVTT\n${cue}`))).toBe(`WEBVTT\n${map}\n${cue}`)
    expect(withTimestampMap(`WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000\n${cue}`)).toBe(`WEBVTT\n${map}\n${cue}`)
  })
})

import fc from 'fast-check'
import { framesPerSecond } from './frame-rate.ts'
import { audioFrameSeconds, audioSamples, checkHold, segmentSeconds, timelineOf } from './timeline.ts'

const rates = ['10', '25/2', '24000/1001', '24', '25', '30000/1001', '30', '50', '60000/1001', '60']
const lengths = fc.double({ min: 1, max: 20_000, noNaN: true })

describe('the timeline of a package', () => {
  it('is as long as the longest stream, in whole frames', () => {
    expect([3, 10, 34, 35].map((seconds) => timelineOf(seconds, '25').seconds)).toEqual([3, 10, 34, 35])
    expect([4.02, 34.0006].map((seconds) => timelineOf(seconds, '25').seconds)).toEqual([4, 34])
    expect(timelineOf(4.1, '25').seconds).toBe(4.2)
    expect(timelineOf(5.01, '25')).toEqual({ seconds: 5.04, frames: 126, frameRate: '25', segments: 3 })
  })

  it('loses no more than the padding of an encoder, and adds less than a third of a second', () => {
    fc.assert(fc.property(lengths, fc.constantFrom(...rates), (seconds, rate) => {
      const timeline = timelineOf(seconds, rate)
      expect(timeline.seconds).toBeGreaterThan(seconds - 0.05 - 1 / framesPerSecond(rate))
      expect(timeline.seconds).toBeLessThan(seconds + 0.35)
    }))
  })

  it('gives video and audio the same number of segments, which players compute from the length', () => {
    fc.assert(fc.property(lengths, fc.constantFrom(...rates), (seconds, rate) => {
      const timeline = timelineOf(seconds, rate)
      const lastFrame = (timeline.frames - 1) / framesPerSecond(rate)
      // ffmpeg counts the time of an audio track from its first frame, which is one frame early.
      const lastAudioFrame = audioSamples(timeline) / 48_000
      const inPlayer = Math.ceil(Number(timeline.seconds.toFixed(3)) / segmentSeconds)
      expect([lastFrame, lastAudioFrame].map((start) => Math.floor(start / segmentSeconds + 1e-9) + 1)).toEqual([inPlayer, inPlayer])
      expect(timeline.segments).toBe(inPlayer)
    }))
  })

  it('ends audio within its last frame', () => {
    fc.assert(fc.property(lengths, fc.constantFrom(...rates), (seconds, rate) => {
      const timeline = timelineOf(seconds, rate)
      const left = timeline.seconds - audioSamples(timeline) / 48_000
      expect(left > 0 && left <= audioFrameSeconds + 1e-6).toBe(true)
    }))
  })
})

it('a picture is not held for longer than ten minutes and its own length', () => {
  const picture = { endSeconds: 6, lastSeconds: 5.96, packetsInFullestSecond: 25 }
  expect(() => checkHold('film.mp4', picture, 240)).not.toThrow()
  expect(() => checkHold('film.mp4', picture, 95_443)).toThrow('film.mp4 has a picture for 6 s, but sound up to 95443 s; cut one of them first.')
})

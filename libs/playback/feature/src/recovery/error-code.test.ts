import { errorCodes } from './error-code.ts'
import { isRefusal } from './playback-error.ts'
import type { PlaybackErrorType } from './playback-error.ts'

describe('error codes', () => {
  it('differ (PLAY-181)', () => {
    const codes = Object.values(errorCodes)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('begin with 1 for a rule of the service alone', () => {
    const rules = (Object.keys(errorCodes) as PlaybackErrorType[]).filter((type) => errorCodes[type].startsWith('P1'))
    expect(rules).toEqual((Object.keys(errorCodes) as PlaybackErrorType[]).filter(isRefusal))
  })
})

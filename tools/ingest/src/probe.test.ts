import { readFilmFacts } from './probe.ts'

const said = (streams: string, duration = '00:00:30.02') => `Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'film.mp4':
  Metadata:
    title           : Not a track
  Duration: ${duration}, start: 0.000000, bitrate: 1103 kb/s
${streams}At least one output file must be specified
`

const picture = '  Stream #0:0[0x1](und): Video: h264 (High) (avc1 / 0x31637661), yuv420p(progressive), 854x480 [SAR 1:1 DAR 427:240], 906 kb/s, 24 fps, 24 tbr, 12288 tbn (default)\n'
const sound = '  Stream #0:1[0x2](ben): Audio: aac (LC) (mp4a / 0x6134706D), 48000 Hz, 5.1, fltp, 192 kb/s (default)\n'

describe('ffmpeg’s description of a video', () => {
  it('is parsed into duration, size, frame rate and audio', () => {
    expect(readFilmFacts(said(picture + sound), 'film.mp4')).toEqual({
      seconds: 30.02,
      width: 854,
      height: 480,
      frameRate: '24',
      videoStream: 0,
      audio: [{ stream: 1, language: 'bn', title: null }],
    })
  })

  it('is parsed from an ffmpeg of 2018 too', () => {
    const old = `    Stream #0:0(eng): Video: h264 (Baseline) (avc1 / 0x31637661), yuv420p(tv, smpte170m), 768x432, 614 kb/s, 12.50 fps, 12.50 tbr, 25k tbn, 25 tbc (default)
    Metadata:
      handler_name    : ?Mainconcept Video Media Handler
    Stream #0:1(eng): Audio: aac (LC) (mp4a / 0x6134706D), 48000 Hz, stereo, fltp, 125 kb/s (default)
    Metadata:
      title           : Piano
`
    expect(readFilmFacts(said(old), 'film.mp4')).toMatchObject({
      width: 768,
      frameRate: '12.5',
      audio: [{ stream: 1, language: 'en', title: 'Piano' }],
    })
  })

  it('keeps NTSC frame rates', () => {
    expect(readFilmFacts(said(picture.replace('24 fps', '29.97 fps')), 'film.mp4').frameRate).toBe('30000/1001')
    expect(readFilmFacts(said(picture.replace('24 fps', '23.98 fps')), 'film.mp4').frameRate).toBe('24000/1001')
    expect(readFilmFacts(said(picture.replace('24 fps', '240 fps')), 'film.mp4').frameRate).toBe('60')
  })

  it('applies the rotation', () => {
    const turned = `${picture}    Side data:\n      displaymatrix: rotation of -90.00 degrees\n`
    expect(readFilmFacts(said(turned), 'film.mp4')).toMatchObject({ width: 480, height: 854 })
  })

  it('applies the pixel aspect ratio', () => {
    const wide = picture.replace('854x480 [SAR 1:1 DAR 427:240]', '720x576 [SAR 64:45 DAR 16:9]')
    expect(readFilmFacts(said(wide), 'film.mp4')).toMatchObject({ width: 1024, height: 576 })
  })

  it('ignores cover art', () => {
    const cover = '  Stream #0:1: Video: png, rgb24(pc), 320x240 [SAR 1:1 DAR 4:3], 90k tbr, 90k tbn (attached pic)\n'
    expect(() => readFilmFacts(said(sound + cover), 'song.mp3')).toThrow('song.mp3 has audio but no video.')
  })

  it('is rejected without video, without a duration or under a second', () => {
    expect(() => readFilmFacts(said(''), 'film.mp4')).toThrow('film.mp4 has no video.')
    expect(() => readFilmFacts(said(picture, 'N/A'), 'film.mp4')).toThrow('has no duration')
    expect(() => readFilmFacts(said(picture, '00:00:00.50'), 'film.mp4')).toThrow('shorter than a second')
  })
})

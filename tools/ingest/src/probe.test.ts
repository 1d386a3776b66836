import { readFilmFacts } from './probe.ts'

const picture = {
  index: 0, codec_type: 'video', codec_name: 'h264', width: 854, height: 480, sample_aspect_ratio: '1:1', pix_fmt: 'yuv420p',
  color_range: 'tv', color_space: 'bt709', color_transfer: 'bt709', color_primaries: 'bt709', avg_frame_rate: '24/1', r_frame_rate: '24/1',
  disposition: { default: 1, attached_pic: 0 }, tags: { language: 'und' },
}
const sound = { index: 1, codec_type: 'audio', codec_name: 'aac', channels: 6, disposition: { default: 1 }, tags: { language: 'ben' } }
const text = { index: 2, codec_type: 'subtitle', codec_name: 'subrip', tags: { LANGUAGE: 'ben' } }

const factsOf = (streams: object[], duration: string | undefined = '30.020000') => readFilmFacts({ streams, format: { duration } }, 'film.mkv')

describe('ffprobe’s description of a video', () => {
  it('is parsed into duration, size, frame rate, colours, audio and subtitles', () => {
    expect(factsOf([picture, sound, text])).toEqual({
      seconds: 30.02,
      width: 854,
      height: 480,
      frameRate: { mean: 24, basic: 24 },
      colour: { pixelFormat: 'yuv420p', range: 'tv', matrix: 'bt709', primaries: 'bt709', transfer: 'bt709', dolbyVisionProfile: undefined },
      videoStream: 0,
      audio: [{ stream: 1, language: 'bn', label: 'বাংলা', isDescription: false }],
      subtitles: [{ stream: 2, language: 'bn', label: 'বাংলা', isDescription: false }],
      leftOut: [],
    })
  })

  it('keeps every audio track, whatever it says of its language', () => {
    const tracks = ['bn-IN', 'pt-BR', 'swe', 'xyz', undefined].map((language, at) => ({ ...sound, index: at + 1, tags: language ? { language } : {} }))
    expect(factsOf([picture, ...tracks]).audio.map(({ language, label }) => [language, label])).toEqual([
      ['bn', 'বাংলা (ভারত)'], ['pt', 'Português (Brasil)'], ['sv', 'Svenska'], ['und', null], [null, null],
    ])
  })

  it('accepts a picture with a language', () => {
    expect(factsOf([{ ...picture, tags: { language: 'en-US' } }, sound])).toMatchObject({ videoStream: 0 })
  })

  it('marks audio for the visually impaired', () => {
    expect(factsOf([picture, { ...sound, disposition: { visual_impaired: 1 } }]).audio).toMatchObject([{ isDescription: true }])
  })

  it('applies the rotation and the pixel aspect ratio', () => {
    expect(factsOf([{ ...picture, side_data_list: [{ side_data_type: 'Display Matrix', rotation: -90 }] }])).toMatchObject({ width: 480, height: 854 })
    expect(factsOf([{ ...picture, tags: { rotate: '90' } }])).toMatchObject({ width: 480, height: 854 })
    expect(factsOf([{ ...picture, width: 720, height: 576, sample_aspect_ratio: '64:45' }])).toMatchObject({ width: 1024, height: 576 })
  })

  it('names each stream with a picture, sound or text that is left out', () => {
    const others = [
      { ...text, index: 3, codec_name: 'hdmv_pgs_subtitle' }, { ...picture, index: 4 }, { index: 5, codec_type: 'audio', tags: {} },
      { index: 6, codec_type: 'attachment', codec_name: 'ttf' }, { index: 7, codec_type: 'data', codec_name: 'bin_data' },
    ]
    expect(factsOf([picture, sound, ...others]).leftOut).toEqual([
      'subtitle track 3 (hdmv_pgs_subtitle) is not text and is left out; add it as WebVTT with --subtitles or --subtitles-bn.',
      'video track 4 is left out; only the first one is packaged.',
      'audio track 5 (unknown) cannot be decoded and is left out.',
    ])
  })

  it('ignores cover art', () => {
    const cover = { ...picture, codec_name: 'png', disposition: { attached_pic: 1 } }
    expect(() => factsOf([sound, cover])).toThrow('film.mkv has audio but no video.')
    expect(factsOf([{ ...cover, index: 0 }, { ...picture, index: 1 }])).toMatchObject({ videoStream: 1, leftOut: [] })
  })

  it('is rejected without video or under a second', () => {
    expect(() => factsOf([])).toThrow('film.mkv has no video.')
    expect(() => factsOf([picture], '0.500000')).toThrow('shorter than a second')
  })
})

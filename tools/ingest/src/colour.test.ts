import { checkColour, scaleFilters } from './colour.ts'
import type { Colour } from './colour.ts'

const [hd, sd] = [{ width: 1920, height: 1080 }, { width: 640, height: 360 }]
const yuv: Colour = { pixelFormat: 'yuv420p', range: 'tv', matrix: 'bt709', primaries: 'bt709', transfer: 'bt709' }
const filtersOf = (changes: Partial<Colour>, source = hd) => scaleFilters({ ...yuv, ...changes }, source, sd)

describe('the colours of a video', () => {
  it('end in BT.709 with limited range', () => {
    const colours: Partial<Colour>[] = [{}, { range: 'pc' }, { transfer: 'smpte2084' }, { transfer: 'arib-std-b67' }, { primaries: 'bt2020' }, { pixelFormat: 'gbrp', matrix: 'gbr' }]
    for (const colour of colours) expect(filtersOf(colour)).toMatch(/format=yuv420p,setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709$/)
  })

  it('are tone-mapped if they are HDR', () => {
    expect(['smpte2084', 'arib-std-b67', 'bt709'].map((transfer) => filtersOf({ transfer }).includes('tonemap='))).toEqual([true, true, false])
  })

  it('are those that players assume, if the file does not state them', () => {
    const unknown = { range: undefined, matrix: 'unknown', primaries: 'unknown', transfer: undefined }
    expect(filtersOf(unknown)).toContain('setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709,')
    expect(filtersOf(unknown, sd)).toContain('setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=smpte170m,')
    expect(filtersOf({ ...unknown, pixelFormat: 'yuvj420p' })).toContain('setparams=range=pc:')
    expect(filtersOf({ ...unknown, transfer: 'smpte2084' })).toContain('color_primaries=bt2020:color_trc=smpte2084:colorspace=bt2020nc,')
  })

  it('are rejected if nothing converts them', () => {
    expect(() => checkColour('film.mp4', { ...yuv, dolbyVisionProfile: 5 }, hd)).toThrow('film.mp4 is in Dolby Vision profile 5')
    expect(() => checkColour('film.mp4', { ...yuv, dolbyVisionProfile: 8, transfer: 'bt709' }, hd)).not.toThrow()
    expect(() => checkColour('film.mp4', { ...yuv, transfer: 'smpte428' }, hd)).toThrow('film.mp4 has colours that cannot be converted (smpte428)')
  })
})

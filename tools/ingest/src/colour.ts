import { IngestError } from './ingest-error.ts'
import { hasFilters } from './ffmpeg.ts'

/** Colour properties in the names of ffmpeg; undefined if the file does not state them. */
export type Colour = { pixelFormat: string; range?: string; matrix?: string; primaries?: string; transfer?: string; dolbyVisionProfile?: number }

type Size = { width: number; height: number }

/** The colours of every rendition (MED-30), which all browsers show alike. */
export const outputColour = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'

const highDynamicRange = ['smpte2084', 'arib-std-b67']
/** Colours close enough to BT.709 for a change of matrix and range alone. */
const usualTransfers = ['bt709', 'smpte170m', 'smpte240m', 'bt470m', 'bt470bg', 'gamma22', 'gamma28', 'iec61966-2-1', 'iec61966-2-4', 'bt2020-10', 'bt2020-12', 'bt1361e']
const usualPrimaries = ['bt709', 'smpte170m', 'smpte240m', 'bt470m', 'bt470bg', 'film', 'jedec-p22', 'ebu3213']
const usualMatrices = ['bt709', 'smpte170m', 'smpte240m', 'bt470bg', 'fcc', 'bt2020nc', 'gbr']
/** Transfers that zscale converts, beyond the usual ones. */
const unusualTransfers = ['linear', 'log100', 'log316', ...highDynamicRange]

/** Filters that scale a picture and convert its colours to BT.709 in limited range (MED-30). */
export function scaleFilters(given: Colour, source: Size, { width, height }: Size): string {
  const colour = completed(given, source)
  const convert = isUsual(colour)
    ? `scale=${width}:${height}:out_color_matrix=bt709:out_range=tv,format=yuv420p`
    : `zscale=${width}:${height},${isHdr(colour) ? toneMapping : 'zscale=p=bt709:t=bt709:m=bt709:r=tv'},format=yuv420p`
  return [statedAs(colour), convert, 'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709'].join(',')
}

/** Rejects colours that this ffmpeg cannot convert, before any work. */
export function checkColour(name: string, given: Colour, source: Size): void {
  const colour = completed(given, source)
  if (colour.dolbyVisionProfile === 5) throw new IngestError(`${name} is in Dolby Vision profile 5, whose colours cannot be converted; use a version in HDR10, HLG or SDR.`)
  if (isUsual(colour)) return
  const { transfer } = colour
  if (![...usualTransfers, ...unusualTransfers].includes(transfer)) throw new IngestError(`${name} has colours that cannot be converted (${transfer}); use a version in BT.709.`)
  const needed = isHdr(colour) ? ['zscale', 'tonemap'] : ['zscale']
  if (hasFilters(needed)) return
  throw new IngestError(`${name} ${isHdr(colour) ? 'is HDR' : 'has wide colours'} (${transfer}), but this ffmpeg lacks the filter ${needed.join(' or ')}; use a build with libzimg.`)
}

/** White of 203 cd/m² (ITU-R BT.2408) is white of SDR. Brighter parts are compressed, up to about 1,000 cd/m². */
const toneMapping = 'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=mobius:param=0.7:peak=5,zscale=t=bt709:m=bt709:r=tv'

type WholeColour = { range: string | undefined; matrix: string; primaries: string; transfer: string; dolbyVisionProfile: number | undefined }

function isHdr({ transfer }: WholeColour): boolean {
  return highDynamicRange.includes(transfer)
}

function isUsual({ matrix, primaries, transfer }: WholeColour): boolean {
  return usualTransfers.includes(transfer) && usualPrimaries.includes(primaries) && usualMatrices.includes(matrix)
}

const highDefinitionLines = 720

/** Players assume BT.601 for small pictures without a matrix, and BT.709 for large ones. */
function completed({ pixelFormat, range, matrix, primaries, transfer, dolbyVisionProfile }: Colour, { width, height }: Size): WholeColour {
  const isYuv = /^(yuv|nv|p0|p2|p4|uyv|y2)/.test(pixelFormat)
  const isRgb = !isYuv && !/^(gray|ya|mono)/.test(pixelFormat)
  const wasHdr = highDynamicRange.includes(stated(transfer) ?? '')
  const usual = wasHdr ? 'bt2020nc' : Math.min(width, height) >= highDefinitionLines ? 'bt709' : 'smpte170m'
  return {
    range: stated(range) ?? (pixelFormat.startsWith('yuvj') || isRgb ? 'pc' : isYuv ? 'tv' : undefined),
    matrix: isRgb ? 'gbr' : stated(matrix) === 'gbr' ? usual : stated(matrix) ?? usual,
    primaries: stated(primaries) ?? (wasHdr ? 'bt2020' : 'bt709'),
    transfer: stated(transfer) ?? 'bt709',
    dolbyVisionProfile,
  }
}

function stated(value: string | undefined): string | undefined {
  return value === 'unknown' || value === 'unspecified' || value === 'reserved' ? undefined : value
}

/** Only the container may state the colours, while filters look at the frames. */
function statedAs({ range, matrix, primaries, transfer }: WholeColour): string {
  return `setparams=${range ? `range=${range}:` : ''}color_primaries=${primaries}:color_trc=${transfer}:colorspace=${matrix}`
}

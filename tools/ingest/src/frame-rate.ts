import type { StatedFrameRate } from './probe.ts'

const maxFrameRate = 60
/** Below this rate no key frame falls on a boundary of segments. */
const minFrameRate = 10
const defaultFrameRate = 25
/** No video shows a picture for longer than 100 seconds: the file states no rate. */
const minStatedRate = 0.01
const usualRates = [12.5, 15, 24, 25, 30, 48, 50, 60]

/**
 * The frame rate to encode in the notation of DASH: `24` or `30000/1001` (MED-31). A variable rate becomes that of its
 * quickest second. A rate under the minimum is multiplied, which repeats every picture as often as the others.
 */
export function frameRateFor({ mean, basic }: StatedFrameRate, framesInFullestSecond: number): string {
  const isConstant = Math.abs(mean - basic) <= mean * 0.01 || framesInFullestSecond - 1 <= mean * 1.05
  const stated = isConstant ? mean : quickestRate(mean, basic, framesInFullestSecond)
  const rate = stated < minStatedRate ? defaultFrameRate : stated
  if (rate >= maxFrameRate) return String(maxFrameRate)
  return fraction(rate * Math.max(1, Math.ceil(minFrameRate / rate - 0.001)))
}

/** The basic rate can be a multiple of any real one, so it counts only if the frames confirm it. */
function quickestRate(mean: number, basic: number, framesInFullestSecond: number): number {
  // A second can begin and end with a frame.
  const counted = Math.max(mean, framesInFullestSecond - 1)
  if (basic > 0 && basic <= maxFrameRate && Math.abs(basic - counted) <= 1.5) return basic
  return counted < minFrameRate ? counted : (usualRates.find((rate) => rate >= counted * 0.99) ?? maxFrameRate)
}

function fraction(rate: number): string {
  const whole = Math.round(rate)
  if (Math.abs(rate - whole) < 0.005) return String(whole)
  if (Math.abs(rate - (whole * 1000) / 1001) < 0.01) return `${whole * 1000}/1001`
  const thousandths = Math.round(rate * 1000)
  const divisor = greatestCommonDivisor(thousandths, 1000)
  return divisor === 1000 ? String(thousandths / 1000) : `${thousandths / divisor}/${1000 / divisor}`
}

export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/** `30000/1001` as a number. */
export function framesPerSecond(frameRate: string): number {
  const [frames = 0, seconds = 1] = frameRate.split('/').map(Number)
  return frames / seconds
}

import { greatestCommonDivisor } from './frame-rate.ts'

/** Shapes that a rounded size stands for. */
const usualShapes = ['16:9', '4:3', '1:1', '9:16', '3:4', '21:9', '2:1', '3:2', '5:4']
const maxDeviation = 0.01

/** `@par` of DASH: the aspect ratio of a picture with square pixels, as whole numbers: `16:9` for 854x480. */
export function pictureShape({ width, height }: { width: number; height: number }): string {
  const usual = usualShapes.find((shape) => Math.abs((width / height) / ratioOf(shape) - 1) < maxDeviation)
  if (usual) return usual
  const divisor = greatestCommonDivisor(width, height)
  return `${width / divisor}:${height / divisor}`
}

function ratioOf(shape: string): number {
  const [across = 1, down = 1] = shape.split(':').map(Number)
  return across / down
}

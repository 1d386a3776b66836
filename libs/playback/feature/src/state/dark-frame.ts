/** Whether the picture is too dark to see, as after a fade to black. False if it cannot be read, as of another origin. */
export function isDarkFrame(video: HTMLVideoElement): boolean {
  const canvas = document.createElement('canvas')
  const [width, height] = [canvas.width, canvas.height] = [16, 9]
  const context = canvas.getContext('2d')
  if (!context) return false
  try {
    context.drawImage(video, 0, 0, width, height)
    return isDark(context.getImageData(0, 0, width, height).data)
  } catch {
    return false
  }
}

const darkLuminance = 24

/** RGBA values of each pixel. */
export function isDark(pixels: ArrayLike<number>): boolean {
  let sum = 0
  for (let at = 0; at < pixels.length; at += 4) sum += 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0)
  return sum / (pixels.length / 4) < darkLuminance
}

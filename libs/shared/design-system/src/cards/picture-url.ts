/** The widths that the image service accepts; it rejects all others. */
export const pictureWidths = [
  16, 32, 48, 64, 96, 128, 256, 300, 384, 400, 500, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** A `data:` URL needs neither fetching nor resizing. */
export function pictureUrl(src: string, width: PictureWidth): string {
  if (src.startsWith('data:')) return src
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`
}

/** `isSmall` loads for each width the next smaller picture. */
export function srcSet(src: string, widths: readonly PictureWidth[], isSmall = false): string {
  if (src.startsWith('data:')) return `${src} ${widths.at(-1)}w`
  return widths.map((width, at) => `${pictureUrl(src, (isSmall && widths[at - 1]) || width)} ${width}w`).join(', ')
}

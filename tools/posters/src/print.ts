import sharp from 'sharp'

/** As small as still looks good; what a viewer gets is made from these. */
const quality = 82

const pointsPerInch = 72

/** A drawing as WebP, `scale` times its own size. */
export function print(svg: string, scale = 1): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: pointsPerInch * scale })
    .flatten()
    .webp({ quality })
    .toBuffer()
}

import sharp from 'sharp'

/** As small as still looks good; what a viewer gets is made from these. */
const quality = 82

/** Of 0 to 6: more takes twice the time and saves a hundredth. */
const effort = 2

const pointsPerInch = 72

/** A drawing as WebP, `scale` times its own size, with a fine grain over everything. */
export async function print(svg: string, scale = 1): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: pointsPerInch * scale })
    .flatten()
    .composite([{ input: await grain(), tile: true, blend: 'overlay' }])
    .removeAlpha()
    .webp({ quality, effort })
    .toBuffer()
}

/** Noise is the dearest thing to draw, and every picture's may be the same: it is drawn once, for a tile without seams. */
let drawnGrain: Promise<Buffer> | undefined

function grain(): Promise<Buffer> {
  return (drawnGrain ??= sharp(Buffer.from(grainTile)).png().toBuffer())
}

const grainTile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">' +
  '<filter id="grain" x="0" y="0" width="1" height="1">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="24" stitchTiles="stitch"/>' +
  '<feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 1.5 0 0 0 -.45"/></filter>' +
  '<rect width="320" height="320" filter="url(#grain)" opacity=".13"/></svg>'

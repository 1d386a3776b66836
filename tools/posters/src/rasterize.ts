import sharp from 'sharp'

/** The smallest quality without visible artefacts; the resized images are made from these files. */
const quality = 82

/** From 0 to 6: a higher effort doubles the time and saves 1 %. */
const effort = 2

const pointsPerInch = 72

/** Converts an SVG to WebP at a scale, with a fine grain. */
export async function rasterize(svg: string, scale = 1): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: pointsPerInch * scale })
    .flatten()
    .composite([{ input: await grain(), tile: true, blend: 'overlay' }])
    .removeAlpha()
    .webp({ quality, effort })
    .toBuffer()
}

/** Rendering noise is slow, so all images share one seamless tile. */
let cachedGrain: Promise<Buffer> | undefined

function grain(): Promise<Buffer> {
  return (cachedGrain ??= sharp(Buffer.from(grainTile)).png().toBuffer())
}

const grainTile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">' +
  '<filter id="grain" x="0" y="0" width="1" height="1">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="24" stitchTiles="stitch"/>' +
  '<feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 1.5 0 0 0 -.45"/></filter>' +
  '<rect width="320" height="320" filter="url(#grain)" opacity=".13"/></svg>'

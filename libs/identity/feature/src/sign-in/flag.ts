/** A ligature for the flag is narrower than its two letters; Windows fonts have none. */
const drawsFlags = canDrawFlags()

/** The country's flag, or its two letters where the system cannot draw flags. */
export function flagOf(country: string): string {
  return drawsFlags ? country.replace(/[A-Z]/g, (letter) => String.fromCodePoint(0x1f1a5 + letter.charCodeAt(0))) : country
}

function canDrawFlags(): boolean {
  if (typeof OffscreenCanvas === 'undefined') return false
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  const [apart, together] = ['🇮\u200b🇳', '🇮🇳'].map((text) => pen?.measureText(text).width ?? 0)
  return Number(together) < Number(apart) * 0.9
}

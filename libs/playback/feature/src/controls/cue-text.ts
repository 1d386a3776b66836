/** A span of a caption line. Other WebVTT tags (voice, class, timestamp) are dropped. */
export type CuePiece = { text: string; isItalic: boolean; isBold: boolean }

const entities: Record<string, string> = {
  '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': '\u00a0', '&lrm;': '\u200e', '&rlm;': '\u200f', '&quot;': '"', '&apos;': '\'',
}

/** The lines of a cue as text spans, never as HTML. */
export function cueLines(text: string): CuePiece[][] {
  let italic = 0
  let bold = 0
  const pieceOf = (part: string): CuePiece | null => {
    if (part.startsWith('<')) {
      const step = part.startsWith('</') ? -1 : 1
      if (/^<\/?i[\s.>]/.test(part)) italic = Math.max(0, italic + step)
      if (/^<\/?b[\s.>]/.test(part)) bold = Math.max(0, bold + step)
      return null
    }
    return { text: plain(part), isItalic: italic > 0, isBold: bold > 0 }
  }
  return text
    .split(/\r?\n/)
    .map((line) => (line.match(/<[^>]*>|[^<]+/g) ?? []).map(pieceOf).filter((piece) => piece !== null))
    .filter((line) => line.some((piece) => piece.text.trim() !== ''))
}

function plain(text: string): string {
  return text.replace(/&[a-z]+;/g, (entity) => entities[entity] ?? entity)
}

/** A span of a caption line. A ruby reading is put in brackets; other tags (voice, class, timestamp) are dropped. */
export type CuePiece = { text: string; isItalic: boolean; isBold: boolean }

/** The lines of a cue as text spans, never as HTML. */
export function cueLines(text: string): CuePiece[][] {
  let italic = 0
  let bold = 0
  const pieceOf = (part: string): CuePiece | null => {
    if (part.startsWith('<')) {
      const step = part.startsWith('</') ? -1 : 1
      if (/^<\/?i[\s.>]/.test(part)) italic = Math.max(0, italic + step)
      if (/^<\/?b[\s.>]/.test(part)) bold = Math.max(0, bold + step)
      const isReading = /^<\/?rt[\s.>]/.test(part)
      return isReading ? { text: step > 0 ? ' (' : ')', isItalic: italic > 0, isBold: bold > 0 } : null
    }
    return { text: plain(part), isItalic: italic > 0, isBold: bold > 0 }
  }
  return text
    .split(/\r?\n/)
    .map((line) => (line.match(/<[^>]*>|[^<]+/g) ?? []).map(pieceOf).filter((piece) => piece !== null))
    .filter((line) => line.some((piece) => piece.text.trim() !== ''))
}

/** WebVTT has the character references of HTML (PLAY-96). A text area parses nothing else. */
function plain(text: string): string {
  if (!text.includes('&')) return text
  const area = document.createElement('textarea')
  area.innerHTML = text
  return area.value
}

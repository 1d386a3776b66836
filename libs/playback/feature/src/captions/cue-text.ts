/** Colours that WebVTT names with `<c.colour>`. */
const cueColours = ['white', 'lime', 'cyan', 'red', 'yellow', 'magenta', 'blue'] as const

export type CueColour = (typeof cueColours)[number]

/** A span of a caption line, with its ruby `reading`. Voices, other classes and timestamps are dropped. */
export type CuePiece = { text: string; isItalic: boolean; isBold: boolean; isUnderlined: boolean; colour: CueColour | null; reading: string | null }

/** The lines of a cue as text spans, never as HTML (PLAY-198). */
export function cueLines(text: string): CuePiece[][] {
  const open: string[] = []
  return text.split(/\r?\n/).map((line) => linePieces(line, open)).filter((line) => line.some((piece) => piece.text.trim() !== ''))
}

/** The text of a cue for a screen reader. A reading follows its base. */
export function spokenCue(text: string): string {
  return cueLines(text).map((line) => line.map((piece) => (piece.reading === null ? piece.text : `${piece.text} (${piece.reading})`)).join('')).join(' ')
}

/** `open` holds the tags that go on from line to line. */
function linePieces(line: string, open: string[]): CuePiece[] {
  const pieces: CuePiece[] = []
  for (const part of line.match(/<[^>]*>|[^<]+/g) ?? []) {
    if (part.startsWith('<')) follow(part, open)
    else addPiece(pieces, plain(part), open)
  }
  return pieces
}

function follow(tag: string, open: string[]): void {
  const name = /^<\/?([a-z]+)/.exec(tag)?.[1]
  if (name === undefined) return
  if (!tag.startsWith('</')) return void open.push(tag.slice(1, -1))
  const at = open.findLastIndex((each) => nameOf(each) === name)
  if (at >= 0) open.length = at
}

const nameOf = (tag: string) => /^[a-z]+/.exec(tag)?.[0]

function addPiece(pieces: CuePiece[], text: string, open: string[]): void {
  const has = (name: string) => open.some((tag) => nameOf(tag) === name)
  const base = pieces.at(-1)
  if (has('rt') && base) base.reading = (base.reading ?? '') + text
  else pieces.push({ text, isItalic: has('i'), isBold: has('b'), isUnderlined: has('u'), colour: colourIn(open), reading: null })
}

/** Of the innermost class that is a colour. Black is dropped: it would hide on the dark background of captions. */
function colourIn(open: string[]): CueColour | null {
  const classes = open.filter((tag) => nameOf(tag) === 'c').flatMap((tag) => tag.split(/\s/, 1)[0]?.split('.').slice(1) ?? [])
  const innermost = classes.findLast((name) => cueColours.some((colour) => colour === name))
  return cueColours.find((colour) => colour === innermost) ?? null
}

/** WebVTT has the character references of HTML (PLAY-96). A text area parses nothing else. */
function plain(text: string): string {
  if (!text.includes('&')) return text
  const area = document.createElement('textarea')
  area.innerHTML = text
  return area.value
}

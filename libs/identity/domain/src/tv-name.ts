const maxLength = 40

/**
 * A TV's name or model as screens and mails show it. Whoever made the request chose the text, so it cannot be a link,
 * markup or a second line (TV-14). Null if nothing is left.
 */
export function readTvName(text = ''): string | null {
  const shown = text
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, (character) => (/\s/.test(character) ? ' ' : ''))
    .replaceAll(/[^\p{L}\p{M}\p{N} '’()+&,.-]/gu, ' ')
    .replaceAll(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  const name = Array.from(shown).slice(0, maxLength).join('').replace(/\.$/, '').trim()
  return /[\p{L}\p{N}]/u.test(name) ? name : null
}

/** `id`: the Message-ID, if it has one. */
export type Mail = { id: string | null; subject: string; text: string }

/** Parses the mails of the product: an encoded subject and one text part, plain or multipart. */
export function readMail(raw: Buffer): Mail {
  const { headers, body } = split(raw.toString('latin1'))
  return { id: headers.get('message-id') ?? null, subject: decodeHeader(headers.get('subject') ?? ''), text: textOf(headers, body).replaceAll('\r\n', '\n').trim() }
}

type Headers = Map<string, string>

function split(raw: string): { headers: Headers; body: string } {
  const end = /\r?\n\r?\n/.exec(raw)
  const head = end ? raw.slice(0, end.index) : raw
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = new Map(lines.map((line): [string, string] => [line.split(':')[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]))
  return { headers, body: end ? raw.slice(end.index + end[0].length) : '' }
}

function textOf(headers: Headers, body: string): string {
  const type = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (boundary) return textInParts(body, boundary)
  if (!/^text\/plain/i.test(type)) return ''
  return decoded(body, headers.get('content-transfer-encoding') ?? '7bit').toString('utf8')
}

function textInParts(body: string, boundary: string): string {
  const parts = body.split(`--${boundary}`).slice(1, -1).map((part) => split(part.replace(/^\r?\n/, '')))
  return parts.map((part) => textOf(part.headers, part.body)).find((text) => text !== '') ?? ''
}

function decoded(body: string, encoding: string): Buffer {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64')
  if (/quoted-printable/i.test(encoding)) return quotedPrintable(body.replace(/=\r?\n/g, ''))
  return Buffer.from(body, 'latin1')
}

function quotedPrintable(text: string): Buffer {
  return Buffer.from(text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))), 'latin1')
}

/** Decodes `=?UTF-8?Q?...?=` and `=?UTF-8?B?...?=` in headers. */
function decodeHeader(header: string): string {
  const joined = header.replace(/\?=\s+=\?/g, '?==?')
  const bytes = joined.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
    (kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quotedPrintable(text.replaceAll('_', ' '))).toString('latin1'),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

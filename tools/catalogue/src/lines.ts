import { createReadStream } from 'node:fs'
import { fileError } from './import-error.ts'

/** A line of a file with its number from 1 and the offset of its end. With an `error` its text is not reliable. */
export type Line = { number: number; text: string; bytes: number; error?: string }

export const maxLineBytes = 4 * 1024 * 1024

/** Streams the lines of a file without their ends. A line over the limit is dropped and reported. */
export async function* linesOf(file: string): AsyncGenerator<Line> {
  let [number, bytes] = [0, 0]
  let rest: Buffer = Buffer.alloc(0)
  let isTooLong = false

  const append = (part: Buffer) => {
    bytes += part.length
    isTooLong ||= rest.length + part.length > maxLineBytes
    rest = isTooLong ? Buffer.alloc(0) : Buffer.concat([rest, part])
  }
  const endLine = (): Line => {
    number += 1
    const line = { number, bytes, ...(isTooLong ? { text: '', error: `is longer than ${maxLineBytes / 1024 / 1024} MB` } : textOf(rest)) }
    isTooLong = false
    rest = Buffer.alloc(0)
    return line
  }

  for await (const chunk of chunksOf(file)) {
    let from = 0
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      append(chunk.subarray(from, at))
      bytes += 1
      from = at + 1
      yield endLine()
    }
    append(chunk.subarray(from))
  }
  if (rest.length > 0 || isTooLong) yield endLine()
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function textOf(raw: Buffer): Pick<Line, 'text' | 'error'> {
  const line = raw.at(-1) === carriageReturn ? raw.subarray(0, -1) : raw
  try {
    return { text: utf8.decode(line) }
  } catch {
    return { text: line.toString('latin1'), error: 'is not valid UTF-8' }
  }
}

const newline = 0x0a
const carriageReturn = 0x0d

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) yield chunk as Buffer
  } catch (error) {
    throw fileError(error, file)
  }
}

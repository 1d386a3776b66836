import { createReadStream } from 'node:fs'
import { refusedFile } from './import-error.ts'

/** A line of a file, with its number from 1 and how many bytes of the file were read until its end. `fault`: why the text is not what stands there. */
export type Line = { number: number; text: string; bytes: number; fault?: string }

export const mostBytesOfLine = 4 * 1024 * 1024

/** The lines of a file without their ends, one at a time, so that a file of any size fits into memory, and so does a line. */
export async function* linesOf(file: string): AsyncGenerator<Line> {
  let [number, bytes] = [0, 0]
  let rest: Buffer = Buffer.alloc(0)
  let isTooLong = false

  const add = (part: Buffer) => {
    bytes += part.length
    isTooLong ||= rest.length + part.length > mostBytesOfLine
    rest = isTooLong ? Buffer.alloc(0) : Buffer.concat([rest, part])
  }
  const end = (): Line => {
    number += 1
    const line = { number, bytes, ...(isTooLong ? { text: '', fault: `is longer than ${mostBytesOfLine / 1024 / 1024} MB` } : textOf(rest)) }
    isTooLong = false
    rest = Buffer.alloc(0)
    return line
  }

  for await (const chunk of chunksOf(file)) {
    let from = 0
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      add(chunk.subarray(from, at))
      bytes += 1
      from = at + 1
      yield end()
    }
    add(chunk.subarray(from))
  }
  if (rest.length > 0 || isTooLong) yield end()
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function textOf(raw: Buffer): Pick<Line, 'text' | 'fault'> {
  const line = raw.at(-1) === carriageReturn ? raw.subarray(0, -1) : raw
  try {
    return { text: utf8.decode(line) }
  } catch {
    return { text: line.toString('latin1'), fault: 'is not written in UTF-8' }
  }
}

const newline = 0x0a
const carriageReturn = 0x0d

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) yield chunk as Buffer
  } catch (error) {
    throw refusedFile(error, file)
  }
}

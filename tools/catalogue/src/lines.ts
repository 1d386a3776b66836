import { createReadStream } from 'node:fs'
import { Refused, refusedFile } from './refused.ts'

/** A line of a file, with its number from 1 and how many bytes of the file were read until its end. */
export type Line = { number: number; text: string; bytes: number }

export const mostBytesOfLine = 4 * 1024 * 1024

/** The lines of a file without their ends, one at a time, so that a file of any size fits into memory. */
export async function* linesOf(file: string): AsyncGenerator<Line> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let [number, bytes] = [0, 0]
  let rest: Buffer = Buffer.alloc(0)

  const lineOf = (raw: Buffer): Line => {
    number += 1
    if (raw.length > mostBytesOfLine) throw tooLong(number)
    const end = raw.at(-1) === carriageReturn ? raw.length - 1 : raw.length
    try {
      return { number, text: utf8.decode(raw.subarray(0, end)), bytes }
    } catch {
      throw new Refused(`line ${number}: is not written in UTF-8.`)
    }
  }

  for await (const chunk of chunksOf(file)) {
    let from = 0
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      const raw = Buffer.concat([rest, chunk.subarray(from, at)])
      bytes += raw.length + 1
      rest = Buffer.alloc(0)
      from = at + 1
      yield lineOf(raw)
    }
    rest = Buffer.concat([rest, chunk.subarray(from)])
    if (rest.length > mostBytesOfLine) throw tooLong(number + 1)
  }
  bytes += rest.length
  if (rest.length > 0) yield lineOf(rest)
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

function tooLong(number: number): Refused {
  return new Refused(`line ${number}: is longer than ${mostBytesOfLine / 1024 / 1024} MB.`)
}

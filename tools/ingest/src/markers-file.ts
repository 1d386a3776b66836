import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { withoutBlankBengali } from '@ott/catalogue'
import type { NewMarkers } from '@ott/catalogue-store'
import { chaptersError, markersError } from '@ott/playback'
import type { MarkersError } from '@ott/playback'
import { z } from 'zod'
import { IngestError, fileError } from './ingest-error.ts'

const fileSchema = z.object({
  markers: z.array(z.object({ kind: z.enum(['intro', 'recap', 'credits']), startSeconds: z.number(), endSeconds: z.number() })).default([]),
  chapters: z.array(z.object({ startSeconds: z.number(), title: z.object({ english: z.string(), bengali: z.string().optional() }) })).default([]),
})

/** Reads an operator's markers and chapters from JSON; throws an IngestError of one line. */
export async function readMarkersFile(path: string): Promise<NewMarkers> {
  const name = basename(path)
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw fileError(error, path)
  })
  const parsed = fileSchema.safeParse(jsonIn(text, name))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new IngestError(`${name} is invalid at ${issue?.path.join('.') || 'its top'}: ${issue?.message}.`)
  }
  const { markers, chapters } = parsed.data
  return { markers, chapters: chapters.map(({ startSeconds, title }) => ({ startSeconds, title: withoutBlankBengali(title) })) }
}

function jsonIn(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new IngestError(`${name} is not JSON.`)
  }
}

/** Throws an IngestError if markers or chapters do not fit a video of this length (PLAY-150, PLAY-151). */
export function checkMarkers({ markers, chapters }: NewMarkers, runLengthSeconds: number): void {
  const error = markersError(markers, runLengthSeconds)
  if (error) throw new IngestError(`The markers ${reasons[error]}.`)
  const inEnglish = chapters.map(({ startSeconds, title }) => ({ startSeconds, title: title.english }))
  const chapterError = chaptersError(inEnglish, runLengthSeconds)
  if (chapterError) throw new IngestError(`The chapters ${reasons[chapterError]}.`)
}

const reasons: Record<MarkersError, string> = {
  notNumbers: 'have a time that is not a number',
  outsideVideo: 'are not all inside the video',
  unordered: 'are not in order of their start',
  overlapping: 'overlap',
  tooShort: 'have one that is shorter than two seconds',
  tooLong: 'have an intro of more than 120 s or a recap of more than 300 s',
  repeated: 'have two intros or two recaps',
  withoutTitle: 'have one without an English title',
}

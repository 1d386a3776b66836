import { parseArgs } from 'node:util'
import { ageRatings, maxYear, minYear } from '@ott/catalogue'
import type { AgeRating } from '@ott/catalogue'
import { IngestError } from './ingest-error.ts'
import { languageOf, unknownLanguage } from './languages.ts'
import { checkWords } from './new-title.ts'
import type { TitleWords } from './new-title.ts'
import type { FilmSource, LabelledFile } from './source.ts'

export const usage = `Usage: npm run ingest -- VIDEO --title "..." [options]

  --title-bn, --description, --description-bn   the texts of the title
  --permalink /a-name                           its permalink; default: from the title
  --rating "U/A 13+"                            one of ${ageRatings.join(', ')}
  --genre drama                                 can be repeated
  --year 2026
  --free                                        without subscription; default: for subscribers
  --language bn                                 of the video's audio, if the file does not name it (default: en)
  --audio-label "..."                           the label of the video's audio
  --audio-en FILE, --audio-bn FILE              more audio tracks
  --audio-en-label, --audio-bn-label "..."
  --audio-description-en FILE, --audio-description-bn FILE
                                                the whole audio track with audio description
  --subtitles FILE, --subtitles-bn FILE         WebVTT, English and Bengali
  --markers FILE                                intro, recap, credits and chapters, as JSON
  --protect                                     encrypts the video; its keys are in the database
  --background                                  runs at low priority`

const text = { type: 'string' } as const

const options = {
  title: text,
  'title-bn': text,
  description: text,
  'description-bn': text,
  permalink: text,
  rating: text,
  genre: { type: 'string', multiple: true },
  year: text,
  free: { type: 'boolean' },
  language: text,
  'audio-label': text,
  'audio-en': text,
  'audio-en-label': text,
  'audio-bn': text,
  'audio-bn-label': text,
  'audio-description-en': text,
  'audio-description-bn': text,
  subtitles: text,
  'subtitles-bn': text,
  markers: text,
  protect: { type: 'boolean' },
  background: { type: 'boolean' },
} as const

/** `markersFile` is JSON with markers and chapters. */
export type IngestOptions = { source: FilmSource; words: TitleWords; markersFile?: string; isProtected: boolean; isLowPriority: boolean }

export function readArguments(args: string[]): IngestOptions {
  const { values, positionals } = parse(args)
  const [film, ...others] = positionals
  if (!film) throw new IngestError('Missing argument: the video file')
  if (others.length > 0) throw new IngestError(`Only one video file is allowed, also got ${others[0]}.`)
  const title = values.title?.trim()
  if (!title) throw new IngestError('Missing option: --title "..."')
  const words: TitleWords = {
    title: { english: title, bengali: values['title-bn'] },
    description: { english: values.description ?? '', bengali: values['description-bn'] },
    permalink: values.permalink ?? null,
    rating: rating(values.rating),
    genres: values.genre ?? [],
    isFree: values.free ?? false,
    year: year(values.year),
  }
  checkWords(words)
  return {
    source: {
      film,
      language: language(values.language),
      audioLabel: values['audio-label'],
      audio: [
        ...files(['en', values['audio-en'], values['audio-en-label']], ['bn', values['audio-bn'], values['audio-bn-label']]),
        ...descriptions(['en', values['audio-description-en']], ['bn', values['audio-description-bn']]),
      ],
      subtitles: files(['en', values.subtitles], ['bn', values['subtitles-bn']]),
    },
    words,
    markersFile: values.markers,
    isProtected: values.protect ?? false,
    isLowPriority: values.background ?? false,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new IngestError((error as Error).message.split('. ')[0] ?? '')
  }
}

function files(...given: [language: string, file: string | undefined, label?: string][]): LabelledFile[] {
  return given.flatMap(([spoken, file, label]) => (file === undefined ? [] : [{ file, language: spoken, label }]))
}

function descriptions(...given: [language: string, file: string | undefined][]): LabelledFile[] {
  return files(...given).map((each) => ({ ...each, isDescription: true }))
}

function language(value = 'en'): string {
  const known = languageOf(value)
  if (known === null || known === unknownLanguage) throw new IngestError(`--language takes a code such as en or bn, not ${value}.`)
  return known
}

function rating(value: string | undefined): AgeRating | null {
  if (value === undefined) return null
  const known = ageRatings.find((each) => each === value)
  if (!known) throw new IngestError(`Unknown rating ${value}; known ratings: ${ageRatings.join(', ')}.`)
  return known
}

function year(value: string | undefined): number | null {
  if (value === undefined) return null
  if (!/^\d{4}$/.test(value) || Number(value) < minYear || Number(value) > maxYear) throw new IngestError(`--year takes a year such as 2026, not ${value}.`)
  return Number(value)
}

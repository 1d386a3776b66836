import { parseArgs } from 'node:util'
import { ageRatings } from '@ott/catalogue'
import type { AgeRating } from '@ott/catalogue'
import { CannotIngest } from './ingest-error.ts'
import type { TitleWords } from './new-title.ts'
import type { FilmSource, LabelledFile } from './source.ts'

export const usage = `Usage: npm run ingest -- FILM --title "..." [options]

  --title-bn, --description, --description-bn   what viewers read
  --permalink /a-name                           its address; else made of the title
  --rating "U/A 13+"                            one of ${ageRatings.join(', ')}
  --genre drama                                 may come more than once
  --year 2026
  --free                                        for everybody; else for subscribers
  --language bn                                 of the film's own sound, where the file does not say (en)
  --audio-label "..."                           what viewers choose the film's own sound by
  --audio-en FILE, --audio-bn FILE              more sound
  --audio-en-label, --audio-bn-label "..."
  --audio-description-en FILE, --audio-description-bn FILE
                                                the film's whole sound with its pictures described
  --subtitles FILE, --subtitles-bn FILE         WebVTT, English and Bengali
  --background                                  leaves the machine to others`

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
  background: { type: 'boolean' },
} as const

export type IngestOrder = { source: FilmSource; words: TitleWords; isLowPriority: boolean }

export function readArguments(args: string[]): IngestOrder {
  const { values, positionals } = parse(args)
  const [film, ...others] = positionals
  if (!film) throw new CannotIngest('Which film? Give its file first.')
  if (others.length > 0) throw new CannotIngest(`One film at a time: ${others[0]} is one too many.`)
  const title = values.title?.trim()
  if (!title) throw new CannotIngest('The film needs a name: --title "..."')
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
    words: {
      title: { english: title, bengali: values['title-bn'] },
      description: { english: values.description ?? '', bengali: values['description-bn'] },
      permalink: values.permalink ?? null,
      rating: rating(values.rating),
      genres: values.genre ?? [],
      isFree: values.free ?? false,
      year: year(values.year),
    },
    isLowPriority: values.background ?? false,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new CannotIngest((error as Error).message.split('. ')[0] ?? '')
  }
}

function files(...given: [language: string, file: string | undefined, label?: string][]): LabelledFile[] {
  return given.flatMap(([spoken, file, label]) => (file === undefined ? [] : [{ file, language: spoken, label }]))
}

function descriptions(...given: [language: string, file: string | undefined][]): LabelledFile[] {
  return files(...given).map((each) => ({ ...each, isDescription: true }))
}

function language(said = 'en'): string {
  if (!/^[a-z]{2,3}$/.test(said)) throw new CannotIngest(`--language takes a code such as en or bn, not ${said}.`)
  return said
}

function rating(said: string | undefined): AgeRating | null {
  if (said === undefined) return null
  const known = ageRatings.find((each) => each === said)
  if (!known) throw new CannotIngest(`There is no rating ${said}; there is ${ageRatings.join(', ')}.`)
  return known
}

function year(said: string | undefined): number | null {
  if (said === undefined) return null
  if (!/^(18|19|20)\d\d$/.test(said)) throw new CannotIngest(`--year takes a year such as 2026, not ${said}.`)
  return Number(said)
}

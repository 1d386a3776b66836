import type { Title } from './content.ts'

/** Subtitles, audio description, an interpreter in Indian Sign Language or in another one. */
export const signs = ['CC', 'AD', 'ISL', 'SL'] as const

export type Sign = (typeof signs)[number]

/** By which signs a title says what it has for whoever hears or sees otherwise (CAT-40). */
export function signsOf(title: Pick<Title, 'subtitleLanguages' | 'audioDescriptionLanguages' | 'signLanguages'>): Sign[] {
  const has: Record<Sign, boolean> = {
    CC: title.subtitleLanguages.length > 0,
    AD: title.audioDescriptionLanguages.length > 0,
    ISL: title.signLanguages.includes('ins'),
    SL: title.signLanguages.some((code) => code !== 'ins'),
  }
  return signs.filter((sign) => has[sign])
}

import type { Title } from './content.ts'

/** Captions, audio description, Indian Sign Language, another sign language. */
export const signs = ['CC', 'AD', 'ISL', 'SL'] as const

export type Sign = (typeof signs)[number]

/** The accessibility features of a title as badges (CAT-40). */
export function signsOf(title: Pick<Title, 'subtitleLanguages' | 'audioDescriptionLanguages' | 'signLanguages'>): Sign[] {
  const has: Record<Sign, boolean> = {
    CC: title.subtitleLanguages.length > 0,
    AD: title.audioDescriptionLanguages.length > 0,
    ISL: title.signLanguages.includes('ins'),
    SL: title.signLanguages.some((code) => code !== 'ins'),
  }
  return signs.filter((sign) => has[sign])
}

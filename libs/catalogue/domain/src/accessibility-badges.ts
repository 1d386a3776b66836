import type { Title } from './content.ts'

/** Captions, audio description, Indian Sign Language, another sign language. */
export const accessibilityBadges = ['CC', 'AD', 'ISL', 'SL'] as const

export type AccessibilityBadge = (typeof accessibilityBadges)[number]

/** The accessibility features of a title as badges (CAT-40). */
export function accessibilityBadgesOf(title: Pick<Title, 'subtitleLanguages' | 'audioDescriptionLanguages' | 'signLanguages'>): AccessibilityBadge[] {
  const has: Record<AccessibilityBadge, boolean> = {
    CC: title.subtitleLanguages.length > 0,
    AD: title.audioDescriptionLanguages.length > 0,
    ISL: title.signLanguages.includes('ins'),
    SL: title.signLanguages.some((code) => code !== 'ins'),
  }
  return accessibilityBadges.filter((sign) => has[sign])
}

import type { Words } from './words.ts'

export type ContentDescriptor = keyof typeof contentDescriptors

/** The reasons for an age rating, as shown next to it. */
export const contentDescriptors = {
  'mild-language': { en: 'mild language', bn: 'কিছু কটু ভাষা' },
  'strong-language': { en: 'strong language', bn: 'অশ্লীল ভাষা' },
  'mild-violence': { en: 'mild violence', bn: 'সামান্য মারপিট' },
  violence: { en: 'violence', bn: 'হিংসার দৃশ্য' },
  blood: { en: 'blood', bn: 'রক্তপাত' },
  'frightening-scenes': { en: 'frightening scenes', bn: 'ভয়ের দৃশ্য' },
  danger: { en: 'people in danger', bn: 'বিপদের দৃশ্য' },
  grief: { en: 'death in the family', bn: 'স্বজনের মৃত্যু' },
  intimacy: { en: 'intimate scenes', bn: 'অন্তরঙ্গ দৃশ্য' },
  smoking: { en: 'smoking', bn: 'ধূমপান' },
  alcohol: { en: 'alcohol', bn: 'মদ্যপান' },
  'flashing-lights': { en: 'flashing lights', bn: 'আলোর ঝলকানি' },
} satisfies Record<string, Words>

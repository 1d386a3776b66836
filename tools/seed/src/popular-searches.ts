import type { Words } from './words.ts'

/** Search terms in display order, in each language. */
export const popularSearches: Words[] = [
  { en: 'The Last Ferry', bn: 'শেষ খেয়া' },
  { en: 'The Mask', bn: 'মুখোশ' },
  { en: 'Low Orbit', bn: 'নিচু কক্ষপথ' },
  { en: 'Detective Owl', bn: 'গোয়েন্দা প্যাঁচা' },
  { en: 'Song of Red Soil', bn: 'লাল মাটির গান' },
  { en: 'Extra Time', bn: 'অতিরিক্ত সময়' },
  { en: 'Tram 24', bn: 'ট্রাম ২৪' },
  { en: 'Hilsa', bn: 'ইলিশ' },
  { en: 'Ishani Chakraborty', bn: 'ঈশানী চক্রবর্তী' },
  { en: 'Thriller', bn: 'থ্রিলার' },
]

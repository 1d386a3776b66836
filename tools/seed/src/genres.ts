import type { Words } from './words.ts'

export type GenreSlug = keyof typeof genres

export const genres = {
  drama: { en: 'Drama', bn: 'ড্রামা' },
  thriller: { en: 'Thriller', bn: 'থ্রিলার' },
  mystery: { en: 'Mystery', bn: 'রহস্য' },
  crime: { en: 'Crime', bn: 'অপরাধ' },
  romance: { en: 'Romance', bn: 'প্রেম' },
  comedy: { en: 'Comedy', bn: 'কমেডি' },
  family: { en: 'Family', bn: 'পারিবারিক' },
  children: { en: 'Children', bn: 'ছোটদের' },
  adventure: { en: 'Adventure', bn: 'অভিযান' },
  'science-fiction': { en: 'Science fiction', bn: 'কল্পবিজ্ঞান' },
  music: { en: 'Music', bn: 'সংগীত' },
  sport: { en: 'Sport', bn: 'খেলা' },
  documentary: { en: 'Documentary', bn: 'তথ্যচিত্র' },
} satisfies Record<string, Words>

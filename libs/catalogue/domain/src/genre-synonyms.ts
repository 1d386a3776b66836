import { normaliseSearch } from './search-normalization.ts'

/** Names of one kind of title, in both languages. A genre or tag with one of these names is found by all of them (SEA-17). */
const groups = [
  'horror, horrors, scary, spooky, haunted, supernatural, ghost, ghosts, ghost story, ghost stories, হরর, ভূত, ভূতের, ভৌতিক, ভুতুড়ে, ভয়ের, অলৌকিক',
  'children, child, kids, kid, cartoon, cartoons, animation, animated, ছোটদের, শিশু, শিশুদের, শিশুতোষ, বাচ্চা, বাচ্চাদের, কিশোর, কার্টুন, অ্যানিমেশন',
  'romance, romances, romantic, love, love story, love stories, first love, প্রেম, প্রেমের, প্রথম প্রেম, ভালোবাসা, ভালোবাসার, ভালবাসা, ভালবাসার, রোমান্স, রোমান্টিক',
  'mystery, mysteries, detective, detectives, whodunit, sleuth, investigation, রহস্য, রহস্যের, গোয়েন্দা, ডিটেকটিভ, তদন্ত',
  'crime, crimes, criminal, gangster, heist, police, অপরাধ, অপরাধের, ক্রাইম, পুলিশ',
  'thriller, thrillers, suspense, suspenseful, থ্রিলার, রোমাঞ্চ, রোমাঞ্চকর, সাসপেন্স',
  'adventure, adventures, action, expedition, অভিযান, অভিযানের, অ্যাডভেঞ্চার, অ্যাকশন, দুঃসাহসিক',
  'comedy, comedies, comic, funny, humour, humor, humorous, sitcom, কমেডি, হাসির, মজার, হাস্যরস, কৌতুক',
  'family, families, পারিবারিক, পরিবার, পরিবারের, ফ্যামিলি',
  'science fiction, sci fi, scifi, futuristic, কল্পবিজ্ঞান, কল্পবিজ্ঞানের, সায়েন্স ফিকশন, সাই ফাই',
  'fantasy, fairy tale, fairy tales, folklore, folk tale, myth, রূপকথা, রূপকথার, লোককথা, ফ্যান্টাসি, পৌরাণিক',
  'music, musical, musicals, songs, গান, গানের, সংগীত, সঙ্গীত, মিউজিক, মিউজিক্যাল',
  'sport, sports, খেলা, খেলার, খেলাধুলা, স্পোর্টস',
  'documentary, documentaries, docu, factual, তথ্যচিত্র, প্রামাণ্যচিত্র, ডকুমেন্টারি',
  'drama, dramas, melodrama, ড্রামা, নাটক, নাটকীয়',
  'history, historical, period drama, costume drama, ইতিহাস, ইতিহাসের, ঐতিহাসিক',
  'biography, biographical, biopic, biopics, life story, real lives, জীবনী, জীবনীমূলক, সত্যিকারের মানুষ',
  'war, wars, military, যুদ্ধ, যুদ্ধের, মুক্তিযুদ্ধ',
].map((names) => names.split(', ').map(normaliseSearch))

/** Words that say only that a title is wanted: `horror films`, `ভূতের গল্প`. */
const generic = new Set(
  'film films movie movies cinema picture series serial serials show shows story stories tale tales for about সিনেমা ছবি ফিল্ম মুভি সিরিজ সিরিয়াল ধারাবাহিক গল্প কাহিনি কাহিনী'
    .split(' ').map(normaliseSearch),
)

/** The other names of genres and tags, normalised like theirs. */
export function genreSynonyms(names: readonly string[]): string[] {
  const found = groups.filter((group) => group.some((name) => names.includes(name))).flat()
  return [...new Set(found.map(meaningOf))].filter((name) => !names.includes(name))
}

/** Without the generic words, unless there are no others. */
export function withoutGenericWords(words: readonly string[]): string[] {
  const left = words.filter((word) => !generic.has(word))
  return left.length > 0 ? left : [...words]
}

/** `story` of `love story` alone does not mean romance. */
const meaningOf = (name: string) => withoutGenericWords(name.split(' ')).join(' ')

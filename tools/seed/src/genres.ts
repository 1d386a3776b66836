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

/** The description of each genre page for search results and shared links. */
export const genreDescriptions: Record<GenreSlug, Words> = {
  drama: {
    en: 'Drama from the river and the city: movies and shows about ferrymen, joint families and the one evening that changes everything.',
    bn: 'নদী আর শহরের ড্রামা: খেয়ামাঝি, যৌথ পরিবার আর সেই একটা সন্ধের সিনেমা ও সিরিজ, যার পরে কিছুই আগের মতো থাকে না।',
  },
  thriller: {
    en: 'Thrillers for nights when sleep can wait: movies and shows about night buses, locked rooms and neighbours who know too much.',
    bn: 'ঘুম তাড়ানো থ্রিলার: রাতের বাস, বন্ধ ঘর আর বেশি জেনে ফেলা পড়শিদের নিয়ে সিনেমা ও সিরিজ।',
  },
  mystery: {
    en: 'Mysteries to solve before anybody else does: movies and shows full of old letters, missing pages and witnesses who saw it otherwise.',
    bn: 'সবার আগে আপনিই রহস্য ভেদ করুন: পুরোনো চিঠি, হারানো পাতা আর উলটো কথা বলা সাক্ষীদের নিয়ে সিনেমা ও সিরিজ।',
  },
  crime: {
    en: 'Crime from both sides of the law: movies and shows about small thefts, large lies and the patience of those who look into them.',
    bn: 'আইনের দুই পারের গল্প: ছোট চুরি, বড় মিথ্যে আর নাছোড় তদন্ত নিয়ে অপরাধের সিনেমা ও সিরিজ।',
  },
  romance: {
    en: 'Love stories that take their time: movies and shows about letters, second chances and two people under one umbrella.',
    bn: 'ধীরেসুস্থে এগোনো প্রেমের গল্প: চিঠি, দ্বিতীয় সুযোগ আর এক ছাতার তলায় দুজন মানুষকে নিয়ে সিনেমা ও সিরিজ।',
  },
  comedy: {
    en: 'Comedies about neighbours, weddings and plans that go wrong: movies and shows to laugh at together.',
    bn: 'পাড়াপড়শি, বিয়েবাড়ি আর ভেস্তে যাওয়া ফন্দি: একসঙ্গে বসে হাসার মতো কমেডি, সিনেমা ও সিরিজ।',
  },
  family: {
    en: 'Movies and shows for the whole family: kites, courtyards, grandmothers and quarrels that end at the dinner table.',
    bn: 'সবাই মিলে দেখার পারিবারিক সিনেমা ও সিরিজ: ঘুড়ি, উঠোন, ঠাকুমা আর সেই ঝগড়া, যা মেটে খেতে বসে।',
  },
  children: {
    en: 'Movies and shows for children: owls on a case, a crow who counts, and small heroes with big questions.',
    bn: 'ছোটদের সিনেমা ও সিরিজ: গোয়েন্দা প্যাঁচা, গুনতে-জানা কাক আর বড় বড় প্রশ্ন নিয়ে খুদে নায়কেরা।',
  },
  adventure: {
    en: 'Adventures over rivers, mangroves and mountains: movies and shows about journeys that change the people who set out.',
    bn: 'নদী, বাদাবন আর পাহাড় পেরোনো অভিযান: যে যাত্রা মানুষকে বদলে দেয়, তা নিয়ে সিনেমা ও সিরিজ।',
  },
  'science-fiction': {
    en: 'Science fiction close to home: movies and shows about low orbits, homemade robots and a future that still smells of rain.',
    bn: 'ঘরের কাছের কল্পবিজ্ঞান: মহাকাশ, ঘরে বানানো রোবট আর বৃষ্টির গন্ধমাখা ভবিষ্যৎ নিয়ে সিনেমা ও সিরিজ।',
  },
  music: {
    en: 'Movies and shows about music: wedding bands, late ragas and songs that find their singer after many years.',
    bn: 'গান নিয়ে সিনেমা ও সিরিজ: বিয়েবাড়ির ব্যান্ড, শেষ রাতের রাগ আর বহু বছর পরে গায়ক খুঁজে পাওয়া সুর।',
  },
  sport: {
    en: 'Sport from the alley to the stadium: movies and shows about gully cricket, boat races and teams that nobody believed in.',
    bn: 'গলি থেকে স্টেডিয়াম, খেলার সিনেমা ও সিরিজ: গলি ক্রিকেট, নৌকা বাইচ আর যে দলের উপর কারও ভরসা ছিল না।',
  },
  documentary: {
    en: 'Documentaries from Bengal and beyond: true stories of hands at work, animals up close and food worth a journey.',
    bn: 'বাংলা ও তার বাইরের তথ্যচিত্র: কাজের হাত, কাছ থেকে দেখা প্রাণী আর দূরে গিয়ে খাওয়ার মতো খাবারের সত্যি গল্প।',
  },
}

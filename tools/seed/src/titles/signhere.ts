import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const signhere: DemoSeries = {
  id: 'signhere',
  contentType: 'series',
  permanentLink: 'sign-here',
  title: { en: 'Sign Here', bn: 'এইখানে সই' },
  tagline: { en: "Thirty days' notice, two witnesses, no returns.", bn: 'তিরিশ দিনের নোটিশ, দুজন সাক্ষী, ফেরত হয় না।' },
  description: {
    en: prose`The marriage registrar of Ward 40, Mrs Aloka Pakrashi, has joined four thousand couples across one green table
      and has never believed in it herself. Her clerk Bappa cries every time. Each episode brings two people who want
      to be married before the office shuts: a pair of eighty-year-olds in hiding from their grandchildren, rivals
      from two sweetshops, a bride with the wrong groom's papers. A comedy of stamps, tea, objections and the thirty
      days in which anybody may say no.`,
    bn: prose`চল্লিশ নম্বর ওয়ার্ডের বিবাহ-নিবন্ধক শ্রীমতী অলকা পাকড়াশি একটা সবুজ টেবিলে চার হাজার জোড়াকে মিলিয়েছেন, নিজে
      কোনোদিন ও-জিনিসে বিশ্বাস করেননি। তাঁর কেরানি বাপ্পা প্রত্যেক বার কাঁদে। প্রতি পর্বে দুজন মানুষ, যাদের আপিস বন্ধ
      হওয়ার আগে বিয়ে করা চাই: নাতি-নাতনির চোখ এড়িয়ে আসা আশি বছরের এক জুটি, দুই মিষ্টির দোকানের দুই শত্রু, ভুল বরের
      কাগজ হাতে এক কনে। সিলমোহর, চা, আপত্তি, আর সেই তিরিশ দিনের কমেডি, যখন যে কেউ এসে না বলতে পারে।`,
  },
  year: 2024,
  releaseDate: '2024-01-12',
  ageRating: 'U/A 7+',
  contentDescriptors: ['mild-language'],
  genres: ['romance', 'comedy'],
  tags: ['kolkata', 'friendship', 'letters'],
  people: {
    Actor: ['debjani-kundu', 'sajal-biswas', 'chandana-dam', 'dipten-sen', 'nandini-shome'],
    Director: ['prosun-dhar'],
    Writer: ['nilufar-azad'],
    Producer: ['lila-banerjee'],
    Cinematographer: ['sukumar-hembram'],
    Editor: ['jamal-mia'],
    Music: ['tuhin-purkait'],
  },
  originalLanguage: 'bn',
  film: 'monsoon',
  access: everyPlan,
  recommendations: ['umbrellas', 'courtyard', 'marigold', 'rickshaw', 'blackout'],
  seasons: [
    season('signhere', 1, '2024-01-12', [
      {
        title: { en: 'Any objections', bn: 'আপত্তি আছে?' },
        synopsis: {
          en: 'Somebody has one. He has come about another couple, in 1987.',
          bn: 'আছে একজনের। তবে অন্য এক জুটি নিয়ে, উনিশশো সাতাশির।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Eighty and eighty-one', bn: 'আশি আর একাশি' },
        synopsis: {
          en: 'They have told their grandchildren that they are at the eye doctor.',
          bn: 'নাতি-নাতনিদের বলে এসেছেন, চোখের ডাক্তার দেখাতে যাচ্ছেন।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'The wrong papers', bn: 'ভুল কাগজ' },
        synopsis: {
          en: "The bride is right, the date is right, and the groom is somebody's brother.",
          bn: 'কনে ঠিক, তারিখ ঠিক, বর হল অন্য কারও ভাই।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'Two witnesses', bn: 'দুজন সাক্ষী' },
        synopsis: {
          en: 'A couple has nobody in the world, so the tea stall closes for an hour.',
          bn: 'এক জুটির দুনিয়ায় কেউ নেই। অগত্যা চায়ের দোকান এক ঘণ্টা বন্ধ।',
        },
        film: 'monsoon',
      },
    ]),
    season('signhere', 2, '2025-01-10', [
      {
        title: { en: 'Duplicate copy', bn: 'নকল কপি' },
        synopsis: {
          en: 'A widower wants his certificate again, to check the spelling of her name.',
          bn: 'এক বিপত্নীক শংসাপত্রটা আর একবার চান। স্ত্রীর নামের বানানটা দেখবেন।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'Change of address', bn: 'ঠিকানা বদল' },
        synopsis: {
          en: 'She will marry him if he moves, he will move if she marries him.',
          bn: 'সে বিয়ে করবে উনি বাড়ি পালটালে। উনি বাড়ি পালটাবেন সে বিয়ে করলে।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Bappa takes leave', bn: 'বাপ্পার ছুটি' },
        synopsis: {
          en: 'For nine years he has asked for one day, and will not say which form it is for.',
          bn: 'ন-বছরে ছুটি চেয়েছে একদিনই। কোন ফর্মের জন্য, বলছে না।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'The green table', bn: 'সবুজ টেবিল' },
        synopsis: {
          en: 'On the thirtieth day Mrs Pakrashi finds a notice with her own name in it.',
          bn: 'তিরিশ দিনের দিন একটা নোটিশে নিজের নাম দেখেন শ্রীমতী পাকড়াশি।',
        },
        film: 'fireflies',
      },
    ]),
  ],
}

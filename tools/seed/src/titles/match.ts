import { premiumOnly } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const match: DemoSeries = {
  id: 'match',
  contentType: 'series',
  permanentLink: 'safety-match',
  title: { en: 'Safety Match', bn: 'দেশলাই' },
  tagline: { en: 'It will not strike unless you give it the right side.', bn: 'ঠিক পাশে না ঘষলে জ্বলে না।' },
  description: {
    en: prose`Six warehouses burn along the Strand in six weeks, each on the night before its insurance lapses, and at
      each the fire brigade finds one unlit match standing upright in the mud. Fire investigator Jaya Sarkhel thinks
      somebody is helping her. The police think that it is her. She has a burnt lung, a licence under review and a
      father who ran the last match factory in Tangra until it, too, went up. To clear her name she must catch an
      arsonist who has never hurt anyone before somebody makes him.`,
    bn: prose`ছয় সপ্তাহে স্ট্র্যান্ড রোডের ছটা গুদাম পোড়ে, প্রতিবার বিমার মেয়াদ ফুরোনোর আগের রাতে। আর প্রতিবার দমকল
      কাদায় পায় একটা না-জ্বলা দেশলাই কাঠি, খাড়া করে পোঁতা। তদন্তকারী জয়া সরখেলের মনে হয়, কেউ তাঁকে সাহায্য করছে।
      পুলিশের মনে হয়, আগুনটা লাগাচ্ছেন তিনিই। তাঁর একটা ফুসফুস পোড়া, লাইসেন্স নিয়ে তদন্ত চলছে, আর বাবা চালাতেন
      ট্যাংরার শেষ দেশলাই কারখানা, যতদিন না সেটাও পুড়ে গেল। নিজেকে নির্দোষ প্রমাণ করতে ধরতে হবে এমন এক আগুনবাজকে, আজ
      পর্যন্ত যে কারও গায়ে আঁচ লাগতে দেয়নি। ধরতে হবে, কেউ তাকে বাধ্য করার আগেই।`,
  },
  year: 2025,
  releaseDate: '2025-07-18',
  ageRating: 'A 18+',
  contentDescriptors: ['violence', 'strong-language', 'smoking', 'flashing-lights'],
  genres: ['crime', 'thriller'],
  tags: ['kolkata', 'justice', 'family-secrets'],
  people: {
    Actor: ['piyali-nag', 'imtiaz-chowdhury', 'dipten-sen', 'rafiq-sardar', 'debjani-kundu'],
    Director: ['subhra-nandy'],
    Writer: ['bimal-chanda'],
    Producer: ['rezaul-bari'],
    Cinematographer: ['subhra-nandy'],
    Editor: ['tanushree-paik'],
    Music: ['dhruba-laskar'],
  },
  originalLanguage: 'bn',
  film: 'tram',
  access: premiumOnly,
  recommendations: ['local', 'mask', 'tenant', 'tram', 'banyan'],
  seasons: [
    season('match', 1, '2025-07-18', [
      {
        title: { en: 'Fifty to a box', bn: 'এক বাক্সে পঞ্চাশ' },
        synopsis: {
          en: 'Jaya counts what is left of warehouse six and finds it was empty before it burned.',
          bn: 'ছ নম্বর গুদামের পোড়া মাল গোনেন জয়া। দেখেন, পোড়ার আগেই সেটা খালি ছিল।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Friction', bn: 'ঘর্ষণ' },
        synopsis: {
          en: 'A detective lends her his lighter, and watches which hand she uses.',
          bn: 'এক গোয়েন্দা তাঁকে লাইটার এগিয়ে দেয়, আর দেখে কোন হাতে ধরলেন।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'Red phosphorus', bn: 'লাল ফসফরাস' },
        synopsis: {
          en: 'The matches are thirty years old. Only one factory ever tipped them in that red.',
          bn: 'কাঠিগুলো তিরিশ বছরের পুরনো। ওই লাল বারুদ লাগাত একটাই কারখানা।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Draught', bn: 'হাওয়ার টান' },
        synopsis: {
          en: 'A night watchman who should be dead telephones to ask whether his cat got out.',
          bn: 'যে দারোয়ানের মরে যাওয়ার কথা, সে ফোন করে জানতে চায়, বেড়ালটা বেরোতে পেরেছিল কি না।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'Flashover', bn: 'দপ করে' },
        synopsis: {
          en: 'For the first time there is somebody inside. Jaya goes in without a mask.',
          bn: 'এই প্রথম ভেতরে কেউ আছে। মুখোশ ছাড়াই ঢুকে যান জয়া।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'Strike here', bn: 'এইখানে ঘষুন' },
        synopsis: {
          en: 'Father and daughter sit down in the ash with one match and two versions of 1991.',
          bn: 'ছাইয়ের ওপর মুখোমুখি বাবা আর মেয়ে, মাঝে একটা কাঠি, আর ১৯৯১ সালের দুরকম গল্প।',
        },
        film: 'tram',
      },
    ]),
  ],
}

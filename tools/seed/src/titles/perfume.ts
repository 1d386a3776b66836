import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const perfume: DemoSeries = {
  id: 'perfume',
  contentType: 'series',
  permanentLink: 'attar-lane',
  title: { en: 'Attar Lane', bn: 'আতরগলি' },
  tagline: { en: 'He can smell a lie. Hers smells of rain.', bn: 'মিথ্যের গন্ধ পায় সে। মেয়েটির মিথ্যেয় বৃষ্টির গন্ধ।' },
  description: {
    en: prose`In a lane of Old Dhaka where every shop sells scent, the house of Mirza has guarded one recipe since 1840: the
      smell of the first rain, in a bottle as large as a thumb. When the old master dies, his blind grandson Sohail
      inherits the nose, his cousins the shop, and nobody the recipe. A young chemist comes to catalogue the bottles
      and says that her name is Ruhi. Nothing about her smells of it. Six evenings of oil and smoke, in which a family
      is put together again from its scents.`,
    bn: prose`পুরান ঢাকার যে গলিতে সব দোকানেই সুগন্ধি, সেখানে মির্জা বাড়ি আঠারোশো চল্লিশ থেকে আগলে রেখেছে একটা আতর: প্রথম
      বৃষ্টির গন্ধ, বুড়ো আঙুলের মাপের একটা শিশিতে। বড় মির্জা মারা গেলে অন্ধ নাতি সোহেল পায় নাকটা, জ্ঞাতিরা পায়
      দোকান, আর আতরের নিয়ম পায় না কেউ। শিশির তালিকা করতে আসে এক তরুণী রসায়নবিদ, নাম বলে রুহি। তার কোনো কিছুতেই
      ও-নামের গন্ধ নেই। তেল আর ধোঁয়ার ছয় সন্ধে, গন্ধ জুড়ে জুড়ে জোড়া লাগে একটা পরিবার।`,
  },
  year: 2025,
  releaseDate: '2025-08-29',
  ageRating: 'U/A 7+',
  contentDescriptors: ['grief'],
  genres: ['romance', 'mystery', 'family'],
  tags: ['dhaka', 'craft', 'family-secrets', 'rain', 'old-house'],
  people: {
    Actor: ['arif-shikder', 'rehana-mollick', 'zahir-anwar', 'farida-haque', 'sultana-parvin'],
    Director: ['monirul-alam'],
    Writer: ['nilufar-azad'],
    Producer: ['rezaul-bari'],
    Cinematographer: ['subhra-nandy'],
    Editor: ['tanushree-paik'],
    Music: ['nasima-rahman'],
  },
  originalLanguage: 'bn',
  film: 'monsoon',
  access: everyPlan,
  recommendations: ['shelf', 'windows', 'umbrellas', 'radio', 'marigold'],
  seasons: [
    season('perfume', 1, '2025-08-29', [
      {
        title: { en: 'Rose, and something under it', bn: 'গোলাপ, তার তলায় আর কিছু' },
        synopsis: {
          en: 'At the funeral Sohail smells eleven people who are sorry, and one who is afraid.',
          bn: 'জানাজায় এগারোজনের গায়ে শোকের গন্ধ পায় সোহেল। একজনের গায়ে ভয়ের।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'Sandalwood', bn: 'চন্দন' },
        synopsis: {
          en: 'A cousin sells the still. It is returned by night with a dent and a note.',
          bn: 'এক জ্ঞাতি চোলাইয়ের ডেগ বেচে দেয়। রাতে ফেরে সেটা, একটা টোল আর একটা চিরকুট সমেত।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Wet earth', bn: 'ভেজা মাটি' },
        synopsis: {
          en: 'Ruhi knows how much clay goes in. It is in no book.',
          bn: 'কতটা মাটি লাগে, রুহি জানে। কোনো বইয়ে লেখা নেই।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'Smoke', bn: 'ধোঁয়া' },
        synopsis: {
          en: 'The storeroom burns for nine minutes, and the whole lane cries without knowing why.',
          bn: 'ভাঁড়ার পোড়ে ন-মিনিট। গলিসুদ্ধ লোক কাঁদে, কেন, জানে না।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'Letter, unopened', bn: 'না-খোলা চিঠি' },
        synopsis: {
          en: 'He asks her not to read it to him. He has already smelt whose hand it is.',
          bn: 'পড়ে শোনাতে বারণ করে সে। কার হাতের, গন্ধেই টের পেয়েছে।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'First rain', bn: 'প্রথম বৃষ্টি' },
        synopsis: {
          en: 'The bottle is opened on the roof, an hour before it is needed.',
          bn: 'ছাদে শিশিটা খোলা হয়, দরকারের এক ঘণ্টা আগে।',
        },
        film: 'monsoon',
      },
    ]),
  ],
}

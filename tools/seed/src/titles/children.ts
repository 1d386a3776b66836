import { anySubscription, everyPlan, free } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const children: DemoMovie[] = [
  {
    id: 'jar',
    contentType: 'movie',
    permanentLink: 'summer-in-a-jar',
    title: { en: 'Summer in a Jar', bn: 'বয়ামে গ্রীষ্ম' },
    tagline: { en: 'Mango, mustard oil, and one thing more.', bn: 'আম, সরষের তেল, আর একটা জিনিস।' },
    description: {
      en: prose`Grandmother's pickle jar is never allowed to be empty, and nobody may lift the lid but she. When she
        goes to hospital for a week, Mithu and Gogol lift it. Out comes a smell, then a bee, then a June afternoon
        from 1962 with a small girl in it who is very cross at having been woken. She is their grandmother, she is
        six, and she must be back in the jar before the real one comes home. First, though, she would like to know
        what has been done to her mango tree.`,
      bn: prose`ঠাকুমার আচারের বয়াম কখনও খালি হয় না, আর ঠাকুমা ছাড়া কারও ঢাকনা খোলা মানা। ঠাকুমা এক সপ্তাহের জন্য
        হাসপাতালে যেতেই মিঠু আর গোগোল ঢাকনা খোলে। বেরোয় একটা গন্ধ, তারপর একটা মৌমাছি, তারপর ১৯৬২ সালের একটা জ্যৈষ্ঠের
        দুপুর। তার ভেতরে একটা ছোট্ট মেয়ে, ঘুম ভাঙানোয় বেজায় রাগ। সে-ই ঠাকুমা, বয়স ছয়, আসল জন বাড়ি ফেরার আগে তাকে
        বয়ামে ফিরতেই হবে। কিন্তু তার আগে সে জানতে চায়, তার আমগাছটার এ কী দশা করা হয়েছে?`,
    },
    year: 2026,
    releaseDate: '2026-05-22',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['children', 'family'],
    tags: ['food', 'gentle', 'growing-up', 'old-house'],
    people: {
      Actor: ['tithi-adak', 'babla-naskar', 'munni-khatun', 'ruma-bagchi'],
      Director: ['oindrila-saha'],
      Writer: ['oindrila-saha'],
      Music: ['sreemoyee-bhaduri'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: free,
    recommendations: ['ghost', 'circus', 'owl', 'kash', 'thirteen', 'mustard'],
  },
  {
    id: 'ghost',
    contentType: 'movie',
    permanentLink: 'the-polite-ghost',
    title: { en: 'The Polite Ghost', bn: 'ভদ্র ভূত' },
    tagline: { en: 'He knocks. He waits. He says good evening.', bn: 'টোকা দেয়। দাঁড়ায়। বলে, শুভ সন্ধ্যা।' },
    description: {
      en: prose`The ghost of the bamboo grove has never frightened anyone, and the other ghosts have had enough of it.
        He is given until the new moon to make one human being scream, or he will be sent to haunt a car park. He
        practises. He brings tea. The family he has chosen grows fonder of him every night, above all little Putul,
        who is afraid of everything except him. In the end she offers to scream as a favour. But it has to be a real
        one, and a clerk from the ghosts' office is sitting on the roof with a form.`,
      bn: prose`বাঁশঝাড়ের ভূত জীবনে কাউকে ভয় দেখাতে পারেনি, মরণেও না। অন্য ভূতেরা আর সহ্য করতে রাজি নয়। অমাবস্যার
        মধ্যে অন্তত একজনকে চেঁচাতে হবে, নইলে বদলি হয়ে যেতে হবে গাড়ি রাখার গ্যারাজে। সে খুব অভ্যেস করে। চা এনে দেয়।
        যে বাড়িটা বেছেছে, তারা তাকে দিনে দিনে আরও ভালোবেসে ফেলে, সবচেয়ে বেশি ছোট্ট পুতুল, যে এই ভূতটি ছাড়া আর
        সবকিছুকে ভয় পায়। শেষে পুতুল বলে, আমিই না হয় চেঁচিয়ে দিই। কিন্তু চিৎকারটা হওয়া চাই খাঁটি। ভূতের আপিসের
        কেরানি ফর্ম হাতে ছাদে বসে আছে।`,
    },
    year: 2025,
    releaseDate: '2025-11-07',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['children', 'comedy'],
    tags: ['ghosts', 'gentle', 'folklore', 'friendship'],
    people: {
      Actor: ['sajal-biswas', 'tithi-adak', 'lopa-sikdar', 'dipten-sen'],
      Director: ['prosun-dhar'],
      Writer: ['bimal-chanda'],
      Music: ['tuhin-purkait'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: everyPlan,
    recommendations: ['jar', 'owl', 'thirteen', 'circus', 'kites'],
  },
  {
    id: 'circus',
    contentType: 'movie',
    permanentLink: 'the-paper-circus',
    title: { en: 'The Paper Circus', bn: 'কাগজের সার্কাস' },
    tagline: { en: 'Please do not sneeze.', bn: 'দয়া করে হাঁচবেন না।' },
    description: {
      en: prose`In a shoebox under the bed of a boy who has to lie still for six weeks lives a circus cut out of old
        newspapers. The elephant is made of cricket scores, the lion of weather reports, and the tightrope walker of a
        single page that somebody once cried on. They perform at night by torchlight. When the maid tidies the box
        away to be sold by the kilo, the whole company must cross the city to get back before the plaster comes off,
        and it is the season of paper's worst enemy, rain.`,
      bn: prose`পায়ে প্লাস্টার, ছয় সপ্তাহ শুয়ে থাকতে হবে। খাটের তলায় জুতোর বাক্সে থাকে সেই ছেলেটির সার্কাস, পুরনো
        খবরের কাগজ কেটে বানানো। হাতি তৈরি ক্রিকেটের স্কোর দিয়ে, সিংহ আবহাওয়ার খবর দিয়ে, আর দড়ির ওপর হাঁটে যে
        মেয়েটি, সে এমন এক পাতা যার ওপর কেউ একদিন কেঁদেছিল। রাতে টর্চের আলোয় খেলা বসে। তারপর ঘর গোছাতে গিয়ে বাক্সটা
        চলে যায় পুরনো কাগজওয়ালার বস্তায়, কিলো দরে। প্লাস্টার খোলার আগে গোটা শহর পেরিয়ে ফিরতে হবে পুরো দলকে, আর
        এটাই কাগজের সবচেয়ে বড় শত্রুর মরশুম: বর্ষা।`,
    },
    year: 2024,
    releaseDate: '2024-11-14',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['children', 'adventure'],
    tags: ['craft', 'animals', 'friendship', 'rain'],
    people: {
      Actor: ['babla-naskar', 'kakoli-dey', 'anindya-kar', 'munni-khatun'],
      Director: ['subhra-nandy'],
      Writer: ['aparajita-shil'],
      Music: ['dhruba-laskar'],
    },
    originalLanguage: 'en',
    film: 'fireflies',
    access: anySubscription,
    recommendations: ['jar', 'thirteen', 'ghost', 'wave', 'serpent', 'owl'],
  },
]

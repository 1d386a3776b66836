import { everyPlan, freeAfterLogin } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const romance: DemoMovie[] = [
  {
    id: 'umbrellas',
    contentType: 'movie',
    permanentLink: 'umbrella-season',
    title: { en: 'Umbrella Season', bn: 'ছাতার দিন' },
    tagline: { en: 'He mends them. She keeps losing them.', bn: 'একজন ছাতা সারায়। একজন রোজ হারায়।' },
    description: {
      en: prose`Mohan repairs umbrellas under a College Street staircase from June to September and is a different man
        the rest of the year. Rai teaches statistics and has left an umbrella on the metro every rainy day for a
        month, always the same one, always returned to his stall by strangers. She says it is chance and offers to
        prove it. He says he could simply give it back to her. They agree on an experiment: eighteen days, one
        umbrella, no phone numbers. The forecast, which neither of them trusts, is for an early end to the rains.`,
      bn: prose`আষাঢ় থেকে ভাদ্র, কলেজ স্ট্রিটের এক সিঁড়ির তলায় ছাতা সারায় মোহন। বছরের বাকি সময়টা সে অন্য মানুষ।
        রাই স্ট্যাটিস্টিক্স পড়ায়, আর গত এক মাস বৃষ্টি হলেই মেট্রোয় ছাতা ফেলে আসে, বরাবর একই ছাতা, আর বরাবর কোনো
        অচেনা লোক সেটা মোহনের দোকানে জমা দিয়ে যায়। রাই বলে, নিছক কাকতালীয়, অঙ্ক কষে দেখিয়ে দেবে। মোহন বলে, ছাতাটা
        হাতে তুলে দিলেই তো হয়। শেষে ঠিক হয় একটা পরীক্ষা: আঠারো দিন, একটাই ছাতা, ফোন নম্বর দেওয়া-নেওয়া নেই।
        আবহাওয়া দপ্তরকে দুজনের কেউই মানে না, কিন্তু তারা বলছে এবার বর্ষা বিদায় নেবে তাড়াতাড়ি।`,
    },
    year: 2026,
    releaseDate: '2026-10-16',
    ageRating: 'U/A 13+',
    contentDescriptors: ['mild-language'],
    genres: ['romance', 'comedy'],
    tags: ['rain', 'kolkata', 'gentle', 'books'],
    people: {
      Actor: ['nilanjan-roy', 'nandini-shome', 'kakoli-dey', 'dipten-sen'],
      Director: ['oindrila-saha'],
      Writer: ['oindrila-saha'],
      Music: ['sreemoyee-bhaduri'],
    },
    originalLanguage: 'bn',
    film: 'monsoon',
    access: everyPlan,
    recommendations: ['bridge', 'screen', 'tea', 'winter', 'radio', 'firstrain'],
  },
  {
    id: 'winter',
    contentType: 'movie',
    permanentLink: 'letters-in-winter',
    title: { en: 'Letters in Winter', bn: 'শীতের চিঠি' },
    tagline: { en: 'The post office closes on the thirty-first.', bn: 'একত্রিশ তারিখে ডাকঘর উঠে যাবে।' },
    description: {
      en: prose`The post office of Shimultala is to close on the last day of December, and its postmaster, Prabhat,
        finds a sack behind the safe: two hundred and six letters that were never delivered, the oldest from 1971. He
        has a bicycle, a month and a list of people who have moved, married or died. One envelope is addressed, in a
        hand he knows, to the girl who is now the stern widow at the pharmacy. It is the letter he wrote himself at
        nineteen, and he cannot remember how bold he was.`,
      bn: prose`ডিসেম্বরের শেষ দিনে শিমুলতলার ডাকঘর উঠে যাবে। সিন্দুকের পেছনে একটা বস্তা পেলেন পোস্টমাস্টার প্রভাত:
        দুশো ছটা চিঠি, কোনোটাই বিলি হয়নি, সবচেয়ে পুরনোটা একাত্তরের। তাঁর আছে একটা সাইকেল, একটা মাস, আর এমন সব লোকের
        তালিকা যাদের কেউ ঠিকানা বদলেছে, কারও বিয়ে হয়ে গেছে, কেউ আর নেই। একটা খামের হাতের লেখা তাঁর চেনা। যাঁর নাম
        লেখা, সেদিনের সেই মেয়েটি আজ ওষুধের দোকানের গম্ভীর বিধবা মালকিন। চিঠিটা প্রভাতেরই, উনিশ বছর বয়সের। কতটা সাহস
        করে কী লিখেছিলেন, এখন আর মনে পড়ে না।`,
    },
    year: 2024,
    releaseDate: '2024-12-20',
    ageRating: 'U/A 7+',
    contentDescriptors: ['grief'],
    genres: ['romance', 'drama'],
    tags: ['letters', 'first-love', 'winter', 'gentle'],
    people: {
      Actor: ['tarun-ghosh', 'ruma-bagchi', 'babla-naskar', 'shyamali-bera'],
      Director: ['lila-banerjee'],
      Writer: ['aparajita-shil'],
      Music: ['kanai-goswami'],
    },
    originalLanguage: 'bn',
    film: 'mist',
    access: freeAfterLogin,
    recommendations: ['bridge', 'frames', 'umbrellas', 'library', 'radio'],
  },
  {
    id: 'bridge',
    contentType: 'movie',
    permanentLink: 'across-the-bridge',
    title: { en: 'Across the Bridge', bn: 'সেতুর ওপারে' },
    tagline: { en: 'Two cities, one toll booth.', bn: 'দুটো শহর, মাঝে একটা টোলঘর।' },
    description: {
      en: prose`Yasmin collects tolls at the Howrah end from six to two. Debu collects them at the other end from two
        to ten. They share a stool, a flask and a drawer of foreign coins, and have met for four minutes a day for
        three years, always in front of forty angry drivers. When the booths are to be replaced by cameras, each is
        offered a transfer to a different district. They start leaving notes in the coin drawer, at first about the
        change, then about everything. The last shift is a night shift, and it is the first one they have together.`,
      bn: prose`সেতুর হাওড়ার মুখে ছটা থেকে দুটো টোল কাটে ইয়াসমিন। দুটো থেকে দশটা ওপারে কাটে দেবু। দুজনের একটাই টুল,
        একটাই ফ্লাস্ক, বিদেশি পয়সার একটাই দেরাজ। তিন বছর ধরে রোজ চার মিনিট তাদের দেখা, সামনে চল্লিশজন রাগী ড্রাইভার।
        এবার টোলঘর উঠে গিয়ে ক্যামেরা বসবে, দুজনের বদলি দুই জেলায়। পয়সার দেরাজে তারা চিরকুট রাখতে শুরু করে, গোড়ায়
        খুচরোর হিসেব নিয়ে, তারপর সবকিছু নিয়ে। শেষ ডিউটিটা রাতের, আর এই প্রথম দুজনের একসঙ্গে।`,
    },
    year: 2024,
    releaseDate: '2024-02-09',
    ageRating: 'U/A 13+',
    contentDescriptors: ['mild-language'],
    genres: ['romance', 'drama'],
    tags: ['kolkata', 'river', 'letters', 'slow-burn'],
    people: {
      Actor: ['sultana-parvin', 'arjun-dutta', 'moushumi-lahiri', 'haran-das'],
      Director: ['lila-banerjee'],
      Writer: ['jamal-mia'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: everyPlan,
    recommendations: ['umbrellas', 'winter', 'screen', 'ferry', 'tea'],
  },
]

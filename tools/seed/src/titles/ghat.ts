import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const ghat: DemoSeries = {
  id: 'ghat',
  contentType: 'series',
  permanentLink: 'the-third-ghat',
  title: { en: 'The Third Ghat', bn: 'তৃতীয় ঘাট' },
  tagline: { en: 'X marks the step. The river is rising.', bn: 'যে ধাপে কাটা দাগ, সেটাই। জল বাড়ছে।' },
  description: {
    en: prose`Three cousins are sent to Chandannagar for the summer and told not to go near the water. In the ceiling of the
      bathroom they find a map, drawn by a great-grandmother who was supposed to be unable to read. It shows four ghats;
      the town has only three. With a French dictionary, a borrowed boat and a boy who dives for coins, they look for
      the one that is missing, a step ahead of an uncle who wants to sell the house. For everyone who has ever counted
      stairs.`,
    bn: prose`গরমের ছুটিতে তিন মাসতুতো-পিসতুতো ভাইবোনকে পাঠানো হল চন্দননগরে, হুকুম, জলের ধারে যাওয়া চলবে না। স্নানঘরের
      চালে তারা পেল একটা মানচিত্র, বড়দিদার আঁকা, যিনি নাকি লিখতে পড়তে জানতেন না। তাতে ঘাট চারটে, শহরে আছে তিনটে। একটা
      ফরাসি অভিধান, ধার-করা একটা নৌকো আর পয়সা তুলতে জলে ডুব দেয় এমন এক বন্ধুকে নিয়ে তারা খুঁজতে নামে, যে ঘাটটা নেই।
      এক ধাপ পেছনে আসছেন এক কাকা, বাড়িটা যিনি বেচতে চান। যারা কোনোদিন সিঁড়ি গুনেছে, তাদের সবার জন্য।`,
  },
  year: 2023,
  releaseDate: '2023-05-19',
  ageRating: 'U/A 7+',
  contentDescriptors: ['danger'],
  genres: ['children', 'adventure', 'mystery'],
  tags: ['river', 'old-house', 'friendship', 'growing-up'],
  people: {
    Actor: ['tithi-adak', 'munni-khatun', 'babla-naskar', 'leslie-rozario', 'ruma-bagchi'],
    Director: ['prosun-dhar'],
    Writer: ['oindrila-saha'],
    Producer: ['rezaul-bari'],
    Cinematographer: ['subhra-nandy'],
    Editor: ['tanushree-paik'],
    Music: ['tuhin-purkait'],
  },
  originalLanguage: 'bn',
  film: 'dawn',
  access: everyPlan,
  recommendations: ['wave', 'owl', 'thirteen', 'library', 'jar', 'flags'],
  seasons: [
    season('ghat', 1, '2023-05-19', [
      {
        title: { en: 'A map for somebody short', bn: 'বেঁটে কারও মানচিত্র' },
        synopsis: { en: 'The arrows make sense only from a metre above the floor, so the smallest one leads.', bn: 'মেঝে থেকে এক মিটার উঁচুতে দাঁড়ালে তবেই তিরগুলোর মানে হয়। তাই সামনে চলে সবচেয়ে ছোট জন।' },
        film: 'dawn',
      },
      {
        title: { en: 'Un, deux, trois', bn: 'আঁ, দ্যো, ত্রোয়া' },
        synopsis: { en: 'There are thirty-one steps going down and thirty-two coming up.', bn: 'নামার সময় ধাপ একত্রিশটা, ওঠার সময় বত্রিশটা।' },
        film: 'monsoon',
      },
      {
        title: { en: 'The boy who dives', bn: 'যে ছেলে ডুব দেয়' },
        synopsis: { en: 'For four coins he brings up a brick with a letter on it, and for a fifth he tells them which way it lay.', bn: 'চার পয়সায় সে তুলে আনে অক্ষর-লেখা একটা ইট। পাঁচ নম্বরটা পেলে বলে, কোন মুখে পড়ে ছিল।' },
        film: 'fireflies',
      },
      {
        title: { en: 'High water', bn: 'ভরা কোটাল' },
        synopsis: { en: 'Once a year the river uncovers what it covers, for as long as a kettle takes to boil.', bn: 'বছরে একবার নদী তার ঢাকা খোলে, এক কেটলি জল ফুটতে যতক্ষণ।' },
        film: 'dawn',
      },
    ]),
  ],
}

import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const thirteen: DemoSeries = {
  id: 'thirteen',
  contentType: 'series',
  permanentLink: 'thirteen-oclock',
  title: { en: "Thirteen O'Clock", bn: 'তেরোটা বাজে' },
  tagline: { en: 'The extra hour belongs to cats and children.', bn: 'বাড়তি ঘণ্টাটা বেড়াল আর ছোটদের।' },
  description: {
    en: prose`The clock tower of Nobogram strikes twelve like any other, and then, for anyone who is awake, under
      twelve or a cat, it strikes once more. For an hour the grown-ups stand still with their spoons in the air, the
      statues get down to stretch, and the shops sell things that do not exist by day: a metre of echo, a second-hand
      shadow, yesterday's rain. Nima finds this out on the night before her family is to leave the town for good. With
      Minute, a cat of few words, she sets out to see whether an hour can be saved.`,
    bn: prose`নবগ্রামের ঘড়িঘরে আর পাঁচটা ঘড়ির মতোই বারোটা বাজে। তারপর যারা জেগে আছে, যাদের বয়স বারোর কম, কিংবা যারা
      বেড়াল, তারা শোনে আর একটা ঘণ্টা। সেই এক ঘণ্টা বড়রা চামচ হাতে থমকে থাকে, মূর্তিরা নেমে এসে হাত-পা ছাড়ায়, আর
      দোকানে বিক্রি হয় এমন সব জিনিস যা দিনের বেলায় নেই: এক মিটার প্রতিধ্বনি, পুরনো একটা ছায়া, গতকালের বৃষ্টি। নিমা
      যে রাতে ব্যাপারটা টের পায়, তার পরদিনই তাদের এ শহর ছেড়ে চলে যাওয়ার কথা। মিনিট নামে এক কম-কথার বেড়ালকে সঙ্গে
      নিয়ে সে দেখতে বেরোয়, একটা ঘণ্টা জমিয়ে রাখা যায় কি না।`,
  },
  year: 2026,
  releaseDate: '2026-06-12',
  ageRating: 'U',
  contentDescriptors: [],
  genres: ['children', 'adventure'],
  tags: ['animals', 'friendship', 'growing-up', 'gentle'],
  people: {
    Actor: ['tithi-adak', 'sajal-biswas', 'nandini-shome', 'gourhari-maity'],
    Director: ['oindrila-saha'],
    Writer: ['oindrila-saha'],
    Producer: ['lila-banerjee'],
    Cinematographer: ['sukumar-hembram'],
    Editor: ['jamal-mia'],
    Music: ['sreemoyee-bhaduri'],
  },
  originalLanguage: 'bn',
  film: 'fireflies',
  access: everyPlan,
  recommendations: ['owl', 'circus', 'wave', 'ghost', 'comet', 'library'],
  seasons: [
    season('thirteen', 1, '2026-06-12', [
      {
        title: { en: 'One more stroke', bn: 'আর এক ঘা' },
        synopsis: {
          en: 'Nima counts thirteen. She goes to tell her father, and his tea has stopped in the air.',
          bn: 'নিমা গুনে দেখে তেরো। বাবাকে বলতে যায়, বাবার চা তখন শূন্যে থেমে আছে।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'The shop of second-hand shadows', bn: 'পুরনো ছায়ার দোকান' },
        synopsis: {
          en: 'Hers is too small by now. The shopkeeper will take a secret in part exchange.',
          bn: 'নিমার ছায়াটা ছোট হয়ে গেছে। দোকানি বদলে নেবে, সঙ্গে দিতে হবে একটা গোপন কথা।',
        },
        film: 'tram',
      },
      {
        title: { en: 'The statue who would not go back', bn: 'যে মূর্তি ফিরবে না' },
        synopsis: {
          en: 'The general on the square has seen the sea on a poster and is walking towards it, slowly.',
          bn: 'মোড়ের সেনাপতি একটা পোস্টারে সমুদ্র দেখেছেন। সেদিকে হাঁটছেন, খুব আস্তে।',
        },
        film: 'dawn',
      },
      {
        title: { en: "Yesterday's rain", bn: 'গতকালের বৃষ্টি' },
        synopsis: {
          en: 'It is kept in jars at the back, sorted by day. One jar is labelled with tomorrow.',
          bn: 'পেছনের ঘরে বয়ামে রাখা, তারিখ ধরে সাজানো। একটা বয়ামে লেখা আগামীকাল।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'Sixty small things', bn: 'ষাটটা ছোট জিনিস' },
        synopsis: {
          en: 'You cannot keep an hour, says Minute, and for once says more: but you can give away its pieces.',
          bn: 'মিনিট বলে, একটা ঘণ্টা রেখে দেওয়া যায় না। এই প্রথম সে আরও একটু বলে: টুকরো করে বিলিয়ে দেওয়া যায়।',
        },
        film: 'fireflies',
      },
    ]),
  ],
}

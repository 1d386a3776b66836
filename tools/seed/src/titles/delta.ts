import { premiumOnly } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const delta: DemoSeries = {
  id: 'delta',
  contentType: 'series',
  permanentLink: 'the-delta-survey',
  title: { en: 'The Delta Survey', bn: 'বদ্বীপ জরিপ' },
  tagline: { en: 'They came to draw the river. It would not sit still.', bn: 'নদী আঁকতে এসেছিল ওরা। নদী চুপ করে বসেনি।' },
  description: {
    en: prose`In 1789 a survey boat leaves Dhaka with forty men, a chain of a hundred links and an order to put the whole
      delta on paper before the rains. Only one of them can really draw the river: Jadu, a boatman's orphan, who
      carries the chain and has every channel in his head. The captain wants a map for taxes, the pilot wants a map
      with one mistake in it, and the river moves by night. An adventure with crocodiles, pirates and mud, and a map
      by somebody who lives there.`,
    bn: prose`সতেরোশো উননব্বই। চল্লিশজন লোক, একশো কড়ির একটা শিকল আর একটা হুকুম নিয়ে ঢাকা ছাড়ে জরিপের নৌকো: বর্ষার আগে গোটা
      বদ্বীপ কাগজে তুলতে হবে। নদী সত্যিই আঁকতে পারে ওদের মধ্যে একজনই। মাঝির অনাথ ছেলে যদু, শিকল বওয়া যার কাজ, আর সব
      খাঁড়ি যার মুখস্থ। কাপ্তেনের চাই খাজনার মানচিত্র, সারেঙের চাই এমন মানচিত্র যাতে একটা ভুল থাকবে, আর নদী রাত হলেই
      সরে যায়। কুমির, জলদস্যু আর কাদার অভিযান। সঙ্গে একটা মানচিত্র, এঁকেছে এখানকারই একজন।`,
  },
  year: 2023,
  releaseDate: '2023-10-20',
  ageRating: 'U/A 7+',
  contentDescriptors: ['danger', 'mild-violence'],
  genres: ['adventure', 'drama'],
  tags: ['river', 'sundarbans', 'growing-up', 'craft'],
  people: {
    Actor: ['kabir-mondal', 'leslie-rozario', 'toru-majhi', 'zahir-anwar', 'nandini-shome'],
    Director: ['monirul-alam', 'faisal-nazir'],
    Writer: ['hasnat-kabir'],
    Producer: ['lila-banerjee'],
    Cinematographer: ['sukumar-hembram'],
    Editor: ['jamal-mia'],
    Music: ['bhaskar-adhya'],
  },
  originalLanguage: 'bn',
  film: 'sea',
  access: premiumOnly,
  recommendations: ['wave', 'mangrove', 'dolphin', 'diver', 'bend'],
  seasons: [
    season('delta', 1, '2023-10-20', [
      {
        title: { en: 'A hundred links', bn: 'একশো কড়ি' },
        synopsis: {
          en: 'The chain is one link short on the first morning, and the whole map with it.',
          bn: 'প্রথম সকালেই শিকলে একটা কড়ি কম। মানচিত্রও তাই।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'The island that was there', bn: 'যে দ্বীপটা ছিল' },
        synopsis: {
          en: 'Jadu draws an island that the captain can see is not there, until low water.',
          bn: 'যদু এমন একটা দ্বীপ আঁকে, কাপ্তেন দেখছেন যা নেই। ভাটা পর্যন্ত নেই।',
        },
        film: 'sea',
      },
      {
        title: { en: 'Toll', bn: 'নদীর খাজনা' },
        synopsis: {
          en: 'Pirates ask to be left off the map, and offer to pay for it.',
          bn: 'জলদস্যুরা মানচিত্র থেকে বাদ যেতে চায়, দাম দিয়ে।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'High water', bn: 'ভরা কোটাল' },
        synopsis: {
          en: 'A year of paper gets wet in one night, and one boy is asked what he remembers.',
          bn: 'এক রাতে ভিজে যায় এক বছরের কাগজ। একটা ছেলেকে জিজ্ঞেস করা হয়, কতটা মনে আছে।',
        },
        film: 'sea',
      },
    ]),
    season('delta', 2, '2025-10-17', [
      {
        title: { en: 'The second sheet', bn: 'দ্বিতীয় পাতা' },
        synopsis: {
          en: 'Six years later Jadu has a boat, a brass compass and a captain of his own to argue with.',
          bn: 'ছ-বছর পরে যদুর নিজের নৌকো, পেতলের কম্পাস, আর তর্ক করার মতো নিজের এক কাপ্তেন।',
        },
        film: 'dawn',
      },
      {
        title: { en: "The widow's landing", bn: 'বিধবার ঘাট' },
        synopsis: {
          en: 'She has moved her house eleven times, and will not have it marked.',
          bn: 'ঘর সরিয়েছেন এগারো বার। কাগজে দাগ দিতে দেবেন না।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'Crocodile, not to scale', bn: 'কুমির, মাপে নয়' },
        synopsis: {
          en: 'Everybody draws it bigger than it is but the man who was in its mouth.',
          bn: 'সবাই আঁকে আসলের চেয়ে বড়। যে ওর মুখে ছিল, শুধু সে বাদে।',
        },
        film: 'sea',
      },
      {
        title: { en: 'Here the river ends', bn: 'এইখানে নদীর শেষ' },
        synopsis: {
          en: 'The last channel has no far bank, and the sea has no place to put a signature.',
          bn: 'শেষ খাঁড়িটার ওপার নেই। আর সমুদ্রে সই করার জায়গা নেই।',
        },
        film: 'dawn',
      },
    ]),
  ],
}

import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const auntie: DemoSeries = {
  id: 'auntie',
  contentType: 'series',
  permanentLink: 'auntie-investigates',
  title: { en: 'Auntie Investigates', bn: 'পিসিমার তদন্ত' },
  tagline: { en: 'She only came to return a dish.', bn: 'এসেছিলেন শুধু বাটিটা ফেরত দিতে।' },
  description: {
    en: prose`Retired telephone operator Hemnalini, aunt to a whole housing estate at Salt Lake, spent thirty-five years
      plugging one half of Kolkata into the other and has forgotten nothing that she heard. Her nephew Inspector Tutul
      cannot stop her from dropping in. She brings a covered dish, knits while people talk, and asks the one question
      about the milk. Five comfortable crimes, none with blood on the carpet, each undone by what somebody once said
      on a bad line.`,
    bn: prose`অবসর-নেওয়া টেলিফোন অপারেটর হেমনলিনী সল্টলেকের গোটা একটা আবাসনের পিসিমা। পঁয়ত্রিশ বছর ধরে কলকাতার এক আধখানাকে
      জুড়েছেন অন্য আধখানার সঙ্গে, আর যা শুনেছেন, কিছুই ভোলেননি। ভাইপো ইন্সপেক্টর টুটুল তাঁকে আটকাতে পারে না। তিনি
      আসেন ঢাকা দেওয়া বাটি হাতে, লোকে কথা বললে উল বোনেন, আর দুধ নিয়ে ঠিক একটা প্রশ্ন করেন। পাঁচটা আরামের রহস্য,
      কোনোটাতেই গালচেতে রক্ত লাগে না। প্রত্যেকটা খোলে এমন এক কথায়, যা কেউ একদিন বলেছিল খারাপ লাইনে।`,
  },
  year: 2026,
  releaseDate: '2026-07-17',
  ageRating: 'U/A 7+',
  contentDescriptors: ['mild-language'],
  genres: ['mystery', 'comedy'],
  tags: ['kolkata', 'food', 'family-secrets', 'gentle'],
  people: {
    Actor: ['chandana-dam', 'sajal-biswas', 'kakoli-dey', 'nirmal-ekka', 'rehana-mollick'],
    Director: ['oindrila-saha'],
    Writer: ['aparajita-shil'],
    Producer: ['lila-banerjee'],
    Cinematographer: ['sukumar-hembram'],
    Editor: ['jamal-mia'],
    Music: ['tuhin-purkait'],
  },
  originalLanguage: 'bn',
  film: 'monsoon',
  access: everyPlan,
  recommendations: ['shelf', 'sweetshop', 'lostfound', 'witness', 'crossword'],
  seasons: [
    season('auntie', 1, '2026-07-17', [
      {
        title: { en: 'The covered dish', bn: 'ঢাকা বাটি' },
        synopsis: {
          en: 'It held fish curry when it went up to the fourth floor, and a key when it came down.',
          bn: 'চারতলায় উঠেছিল মাছের ঝোল নিয়ে। নামল একটা চাবি নিয়ে।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'A wrong number', bn: 'রং নম্বর' },
        synopsis: {
          en: 'Somebody rings the same wrong house every night, and hangs up relieved.',
          bn: 'কেউ রোজ রাতে একই ভুল বাড়িতে ফোন করে, আর হাঁপ ছেড়ে রেখে দেয়।',
        },
        film: 'tram',
      },
      {
        title: { en: 'The second will', bn: 'দ্বিতীয় উইল' },
        synopsis: {
          en: 'Two heirs, two wills, and only one of them was signed by a man who could see.',
          bn: 'ওয়ারিশ দুজন, উইলও দুটো। চোখে দেখা অবস্থায় সই হয়েছে মোটে একটা।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'Who took the milk', bn: 'দুধ কে নিল' },
        synopsis: {
          en: 'A bottle is missing from a doorstep, and Auntie asks for the police dog.',
          bn: 'দোরগোড়া থেকে দুধের বোতল উধাও। পিসিমা পুলিশের কুকুর চেয়ে পাঠান।',
        },
        film: 'kite',
      },
      {
        title: { en: 'Trunk call', bn: 'ট্রাঙ্ক কল' },
        synopsis: {
          en: 'In 1971 she listened when she should not have. Tonight the other party calls back.',
          bn: 'উনিশশো একাত্তরে যা শোনার কথা নয়, শুনেছিলেন। আজ রাতে সে লোক ফোন করে।',
        },
        film: 'tram',
      },
    ]),
  ],
}

import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const shelf: DemoSeries = {
  id: 'shelf',
  contentType: 'series',
  permanentLink: 'grandmothers-shelf',
  title: { en: "Grandmother's Shelf", bn: 'ঠাকুমার তাক' },
  tagline: { en: 'Open one jar, and everybody comes to the table.', bn: 'একটা বয়াম খোলো, সবাই পাতে এসে বসবে।' },
  description: {
    en: prose`Grandmother has died and left eighteen jars of pickle, each with a year on the lid and no other word. Her four
      children, who have not eaten together since the partition of the kitchen, agree to open one every Sunday until the
      shelf is empty. In the mango of 1979 there is a quarrel, in the olive of 1996 a wedding nobody was asked to. A
      family series about taste and memory, at the end of which somebody has to learn how it was made.`,
    bn: prose`ঠাকুমা চলে গেছেন, রেখে গেছেন আঠারো বয়াম আচার। ঢাকনায় একটা করে সাল, আর কিছু লেখা নেই। চার ছেলেমেয়ে, হাঁড়ি
      আলাদা হওয়ার পর যারা একসঙ্গে খায়নি, ঠিক করে, প্রতি রবিবার একটা করে খোলা হবে, তাক খালি না হওয়া পর্যন্ত। ১৯৭৯ সালের
      আমে একটা ঝগড়া। ১৯৯৬ সালের জলপাইয়ে একটা বিয়ে, যাতে কারও নেমন্তন্ন ছিল না। স্বাদ আর স্মৃতির পারিবারিক সিরিজ, যার
      শেষে কাউকে না কাউকে শিখতেই হয়, বানাতে হয় কেমন করে।`,
  },
  year: 2025,
  releaseDate: '2025-02-21',
  ageRating: 'U',
  contentDescriptors: [],
  genres: ['family', 'drama'],
  tags: ['food', 'family-secrets', 'old-house', 'gentle'],
  people: {
    Actor: ['kakoli-dey', 'tarun-ghosh', 'debjani-kundu', 'nilanjan-roy', 'piyali-nag'],
    Director: ['sharmila-guha'],
    Writer: ['sharmila-guha'],
    Producer: ['rezaul-bari'],
    Cinematographer: ['subhra-nandy'],
    Editor: ['tanushree-paik'],
    Music: ['sreemoyee-bhaduri'],
  },
  originalLanguage: 'bn',
  film: 'dawn',
  access: everyPlan,
  recommendations: ['mustard', 'courtyard', 'tea', 'windows', 'frames'],
  seasons: [
    season('shelf', 1, '2025-02-21', [
      {
        title: { en: 'Mango, 1979', bn: 'আম, ১৯৭৯' },
        synopsis: { en: 'The eldest tastes it and leaves the table; the youngest asks for rice.', bn: 'বড়জন মুখে দিয়েই উঠে যান। ছোটজন ভাত চান।' },
        film: 'dawn',
      },
      {
        title: { en: 'Tamarind, 1988', bn: 'তেঁতুল, ১৯৮৮' },
        synopsis: { en: 'It was a year without sugar, and somebody at this table knows where the sugar went.', bn: 'সে বছর চিনি ছিল না। কোথায় গিয়েছিল, এই টেবিলেরই একজন জানেন।' },
        film: 'monsoon',
      },
      {
        title: { en: 'Olive, 1996', bn: 'জলপাই, ১৯৯৬' },
        synopsis: { en: 'A photograph is folded under the lid, with one face fewer than there were guests.', bn: 'ঢাকনার তলায় ভাঁজ-করা ছবি। যত জন অতিথি, মুখ তার চেয়ে একটা কম।' },
        film: 'kantha',
      },
      {
        title: { en: 'No year', bn: 'সাল নেই' },
        synopsis: { en: 'The last jar is empty and washed, and there is a green mango lying in it.', bn: 'শেষ বয়ামটা খালি, ধোয়া। ভেতরে পড়ে আছে একটা কাঁচা আম।' },
        film: 'dawn',
      },
    ]),
  ],
}

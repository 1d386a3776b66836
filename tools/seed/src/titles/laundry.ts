import { free } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const laundry: DemoSeries = {
  id: 'laundry',
  contentType: 'series',
  permanentLink: 'planets-on-the-line',
  title: { en: 'Planets on the Line', bn: 'দড়িতে গ্রহ' },
  tagline: { en: 'Mind your head on Jupiter.', bn: 'বৃহস্পতিতে মাথা ঠুকে যায়, সাবধান।' },
  description: {
    en: prose`The school has lost its science room to a storeroom for benches, so Class Six of Bagbazar moves the universe to
      a roof. Twins Mini and Moni, their cousin Shantu and the washerwoman's boy Hasan build planets of wire and old
      saris, hang them on the clothesline in the right order, and find that on clear nights they turn. Whoever ducks
      under one comes out on the other side of it. Each episode is a visit, and everybody must be back before the
      washing is taken in.`,
    bn: prose`বেঞ্চ রাখার জন্য ইস্কুলের বিজ্ঞানের ঘরটা নিয়ে নেওয়া হয়েছে। বাগবাজারের ক্লাস সিক্স তাই গোটা সৌরজগৎ তুলে আনে
      ছাদে। যমজ বোন মিনি আর মনি, মাসতুতো ভাই শান্টু, আর ধোপানির ছেলে হাসান, চারজনে তার আর পুরনো শাড়ি দিয়ে গ্রহ
      বানায়, পরপর ঝোলায় কাপড় মেলার দড়িতে, আর দেখে, আকাশ পরিষ্কার থাকলে ওগুলো ঘোরে। যে-কোনো একটার তলা দিয়ে গলে
      গেলেই ওপিঠে পৌঁছোনো যায়। প্রতি পর্বে একটা করে গ্রহ, আর কাপড় তোলার আগে সবার ফেরা চাই।`,
  },
  year: 2025,
  releaseDate: '2025-10-03',
  ageRating: 'U',
  contentDescriptors: [],
  genres: ['children', 'science-fiction'],
  tags: ['kolkata', 'friendship', 'growing-up', 'gentle'],
  people: {
    Actor: ['tithi-adak', 'munni-khatun', 'babla-naskar', 'kakoli-dey', 'nilanjan-roy'],
    Director: ['oindrila-saha'],
    Writer: ['tanushree-paik'],
    Producer: ['rezaul-bari'],
    Cinematographer: ['subhra-nandy'],
    Editor: ['tanushree-paik'],
    Music: ['nasima-rahman'],
  },
  originalLanguage: 'bn',
  film: 'kite',
  access: free,
  recommendations: ['owl', 'thirteen', 'robot', 'comet', 'lostfound'],
  seasons: [
    season('laundry', 1, '2025-10-03', [
      {
        title: { en: 'Mercury, quickly', bn: 'বুধ, ঝটপট' },
        synopsis: {
          en: 'A day there is long and the shade is short. Shantu forgets his hat.',
          bn: 'ওখানে দিন লম্বা, ছায়া খাটো। শান্টু টুপি ফেলে গেছে।',
        },
        film: 'kite',
      },
      {
        title: { en: 'The sari of Venus', bn: 'শুক্রের শাড়ি' },
        synopsis: {
          en: "It was Grandmother's best, and underneath it rains and never reaches the ground.",
          bn: 'ঠাকুমার সেরা শাড়িটা। তার তলায় বৃষ্টি হয়, মাটি ছোঁয় না।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'Mars has a stray dog', bn: 'মঙ্গলে একটা নেড়ি কুকুর' },
        synopsis: {
          en: 'It follows them home. It is not used to having so much weight.',
          bn: 'পিছু পিছু বাড়ি চলে আসে। শরীরে এত ওজন ওর অভ্যেস নেই।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Mind your head', bn: 'মাথা সাবধান' },
        synopsis: {
          en: "Jupiter is all weather, and Moni lets go of Mini's hand.",
          bn: 'বৃহস্পতি মানে শুধুই ঝড়। মনি ছেড়ে দেয় মিনির হাত।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'The ring', bn: 'আংটি' },
        synopsis: {
          en: 'Hasan skates once round Saturn and comes back a little older.',
          bn: 'শনির আংটিতে একপাক পিছলে ফেরে হাসান, একটু বড় হয়ে।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'The last peg', bn: 'শেষ ক্লিপটা' },
        synopsis: {
          en: 'One peg is left on the line with nothing on it. Something is there, very far off and very cold.',
          bn: 'দড়িতে একটা ক্লিপ, তাতে কিছু ঝুলছে না। কিছু একটা আছে, খুব দূরে, খুব ঠান্ডা।',
        },
        film: 'fireflies',
      },
    ]),
  ],
}

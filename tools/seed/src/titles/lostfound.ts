import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const lostfound: DemoSeries = {
  id: 'lostfound',
  contentType: 'series',
  permanentLink: 'lost-found',
  title: { en: 'Lost & Found', bn: 'হারানো-প্রাপ্তি' },
  tagline: { en: 'Nobody loses a thing for no reason.', bn: 'কারণ ছাড়া কেউ কিছু হারায় না।' },
  description: {
    en: prose`Under the stairs of the bus depot is a room with no window, four thousand umbrellas and Poltu Nandi, who is not
      allowed to throw anything away. For the holidays his granddaughter Jhinuk and her friend Rahim are sent to sit
      with him, and they decide to take things back to the people who lost them. A set of teeth, a parrot that says a
      telephone number, one left shoe every Tuesday. Six gentle cases, in which the owner is always found, and is
      never quite as glad as one would think.`,
    bn: prose`বাস ডিপোর সিঁড়ির নিচে একটা ঘর। জানালা নেই, ছাতা আছে চার হাজার, আর আছেন পল্টু নন্দী, কিছু ফেলে দেওয়া যাঁর বারণ।
      ছুটিতে তাঁর কাছে বসিয়ে রাখা হয় নাতনি ঝিনুক আর তার বন্ধু রহিমকে। দুজনে ঠিক করে, যার জিনিস তাকেই ফিরিয়ে দেবে।
      এক পাটি দাঁত, টেলিফোন নম্বর আওড়ানো টিয়া, ফি মঙ্গলবার বাঁ পায়ের একটা জুতো। ছটা মিষ্টি রহস্য। মালিককে প্রত্যেক
      বার পাওয়া যায়, আর প্রত্যেক বারই সে যতটা ভাবা গিয়েছিল, ততটা খুশি হয় না।`,
  },
  year: 2026,
  releaseDate: '2026-05-15',
  ageRating: 'U',
  contentDescriptors: [],
  genres: ['children', 'mystery', 'comedy'],
  tags: ['kolkata', 'friendship', 'gentle', 'growing-up'],
  people: {
    Actor: ['tithi-adak', 'babla-naskar', 'dipten-sen', 'kakoli-dey'],
    Director: ['oindrila-saha'],
    Writer: ['tanushree-paik'],
    Producer: ['rezaul-bari'],
    Cinematographer: ['subhra-nandy'],
    Editor: ['tanushree-paik'],
    Music: ['tuhin-purkait'],
  },
  originalLanguage: 'bn',
  film: 'tram',
  access: everyPlan,
  recommendations: ['owl', 'ghat', 'thirteen', 'library', 'ghost'],
  seasons: [
    season('lostfound', 1, '2026-05-15', [
      {
        title: { en: 'A set of teeth', bn: 'এক পাটি দাঁত' },
        synopsis: { en: 'They fit four people. Only one of them smiles.', bn: 'দাঁতটা খাপে খাপে বসে চারজনের। হাসে মোটে একজন।' },
        film: 'tram',
      },
      {
        title: { en: "The parrot's number", bn: 'টিয়ার নম্বর' },
        synopsis: { en: 'It says nine digits. The tenth is a bad word.', bn: 'ন-টা সংখ্যা বলে। দশেরটা গালাগাল।' },
        film: 'dawn',
      },
      {
        title: { en: 'Left, on Tuesdays', bn: 'মঙ্গলবারের বাঁ পা' },
        synopsis: {
          en: 'Somebody is losing shoes on purpose, and saving for the right ones.',
          bn: 'কেউ একজন ইচ্ছে করে জুতো হারায়। ডান পায়ের জন্য টাকা জমছে।',
        },
        film: 'tram',
      },
      {
        title: { en: 'The bear with a stitch', bn: 'সেলাই-করা ভালুক' },
        synopsis: { en: 'Its owner is fifty-three, and a magistrate.', bn: 'মালিকের বয়স তিপ্পান্ন, পেশায় ম্যাজিস্ট্রেট।' },
        film: 'fireflies',
      },
      {
        title: { en: 'Umbrella number one', bn: 'এক নম্বর ছাতা' },
        synopsis: {
          en: 'It was handed in on the day that the depot opened, and grandfather has never let it be fetched.',
          bn: 'ডিপো যেদিন খোলে, সেদিন জমা পড়েছিল। দাদু আজও নিতে দেননি কাউকে।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'Found', bn: 'প্রাপ্তি' },
        synopsis: {
          en: 'The room is to be cleared by the first. Four thousand people receive a postcard.',
          bn: 'পয়লা তারিখে ঘর খালি করতে হবে। চার হাজার লোকের ঠিকানায় যায় একটা পোস্টকার্ড।',
        },
        film: 'dawn',
      },
    ]),
  ],
}

import { everyPlan, premiumOnly } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const nightRoads: DemoMovie[] = [
  {
    id: 'mangrove',
    contentType: 'movie',
    permanentLink: 'salt-forest',
    title: { en: 'Salt Forest', bn: 'নোনা বন' },
    tagline: { en: 'The tide comes twice a day. The truth came once.', bn: 'জোয়ার আসে দিনে দুবার। সত্যিটা এসেছিল একবার।' },
    description: {
      en: prose`Three honey collectors go into the Sundarbans in April and two come out, with four drums of honey and
        the same sentence: the tiger took him. Forest guard Ila has filed eleven tiger deaths and knows what is
        missing from this one. There is no drag mark, no torn cloth, and the crows did not rise. She hires the two
        survivors to row her back in. The creeks turn with every tide, the phones go quiet, and on the second night
        somebody in the boat begins to sing the dead man's song.`,
      bn: prose`চৈত্র মাসে মধু ভাঙতে সুন্দরবনে ঢোকে তিনজন। ফেরে দুজন, সঙ্গে চার ড্রাম মধু আর মুখে একই কথা: বাঘে
        নিয়েছে। বনরক্ষী ইলা এগারোটা বাঘে-খাওয়া লিখেছে খাতায়, তাই জানে এবারেরটায় কী নেই। টেনে নিয়ে যাওয়ার দাগ
        নেই, ছেঁড়া কাপড় নেই, কাকও ওড়েনি। যে দুজন ফিরেছে, তাদেরই ভাড়া করে সে আবার বনে ঢোকে। এক এক জোয়ারে খাঁড়ির
        মুখ এক এক দিকে ঘোরে, ফোনের সিগনাল হারায়, আর দ্বিতীয় রাতে নৌকোর ভেতর কে যেন মরা মানুষটার গান ধরে।`,
    },
    year: 2026,
    releaseDate: '2026-08-21',
    ageRating: 'U/A 16+',
    contentDescriptors: ['violence', 'danger', 'strong-language'],
    genres: ['thriller', 'adventure'],
    tags: ['sundarbans', 'river', 'animals', 'slow-burn'],
    people: {
      Actor: ['phulmoni-hansda', 'toru-majhi', 'rafiq-sardar', 'kabir-mondal'],
      Director: ['monirul-alam'],
      Writer: ['tanushree-paik'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'monsoon',
    access: premiumOnly,
    recommendations: ['pugmarks', 'norwester', 'bus', 'stepwell', 'tram', 'diver'],
  },
  {
    id: 'bus',
    contentType: 'movie',
    permanentLink: 'night-bus-north',
    title: { en: 'Night Bus North', bn: 'রাতের বাস' },
    tagline: { en: 'Forty-one seats, forty-two tickets.', bn: 'সিট একচল্লিশটা, টিকিট বিয়াল্লিশটা।' },
    description: {
      en: prose`The 9.40 from Esplanade to Siliguri leaves with one passenger standing, because two people hold
        tickets for seat seventeen. By Krishnanagar they have stopped arguing. By Farakka one of them has been robbed,
        and by the time the lights of Malda are behind them somebody has put a phone call through to the conductor: do
        not stop, do not let anyone off, there is a parcel under seat seventeen. He has driven this road for
        twenty-two years with his brother at the wheel. Tonight his brother is not answering him either.`,
      bn: prose`রাত নটা চল্লিশে এসপ্ল্যানেড থেকে শিলিগুড়ির বাস ছাড়ে একজনকে দাঁড় করিয়ে, কারণ সতেরো নম্বর সিটের
        টিকিট দুজনের হাতে। কৃষ্ণনগরে পৌঁছে ঝগড়া থামে। ফরাক্কায় দেখা যায়, একজনের সব চুরি গেছে। মালদার আলো পেছনে ফেলে
        আসতেই কন্ডাক্টরের ফোন বাজে: বাস থামাবি না, কাউকে নামতে দিবি না, সতেরো নম্বরের তলায় একটা পার্সেল আছে। বাইশ বছর
        এ রাস্তায় সে টিকিট কাটছে, স্টিয়ারিঙে তার নিজের ভাই। আজ রাতে ভাইও ডাকলে সাড়া দিচ্ছে না।`,
    },
    year: 2025,
    releaseDate: '2025-02-07',
    ageRating: 'U/A 13+',
    contentDescriptors: ['danger', 'mild-language', 'mild-violence'],
    genres: ['thriller'],
    tags: ['one-night', 'winter'],
    people: {
      Actor: ['sajal-biswas', 'partha-hazra', 'nandini-shome', 'mary-gomes', 'imtiaz-chowdhury'],
      Director: ['anik-mitra'],
      Writer: ['bimal-chanda'],
      Music: ['dhruba-laskar'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: everyPlan,
    recommendations: ['tram', 'local', 'mangrove', 'door', 'stepwell'],
  },
]

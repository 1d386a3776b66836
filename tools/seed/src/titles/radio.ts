import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const radio: DemoSeries = {
  id: 'radio',
  contentType: 'series',
  permanentLink: 'radio-monsoon',
  title: { en: 'Radio Monsoon', bn: 'বেতার বর্ষা' },
  tagline: { en: 'On the air for as long as it rains.', bn: 'যতক্ষণ বৃষ্টি, ততক্ষণ অনুষ্ঠান।' },
  description: {
    en: prose`The transmitter at Kakdwip is licensed for cyclone warnings only. In the wet summer of 1984 its three
      employees, an engineer who stammers, a typist who sings and a retired newsreader who has been sent there to be
      forgotten, begin to fill the hours between warnings. They read lost letters, recipes and the names of boats.
      Fishermen start to come home by the sound of Bulu's voice. The ministry would like to know who gave permission,
      and the depression that is turning in the bay does not yet have a number.`,
    bn: prose`কাকদ্বীপের ট্রান্সমিটারের লাইসেন্স শুধু ঝড়ের সতর্কবার্তার জন্য। ১৯৮৪-র সেই ভেজা গ্রীষ্মে সেখানে চাকরি
      করে তিনজন: এক তোতলা ইঞ্জিনিয়ার, এক টাইপিস্ট যে গান গায়, আর এক অবসরপ্রাপ্ত সংবাদপাঠক, লোকে ভুলে যাক বলেই যাঁকে
      এখানে পাঠানো। দুটো সতর্কবার্তার মাঝের সময়টা তারা ভরতে শুরু করে হারানো চিঠি, রান্নার কথা আর নৌকোর নাম পড়ে।
      জেলেরা বুলুর গলা ধরে ধরে ঘরে ফেরে। মন্ত্রক জানতে চায়, অনুমতি দিল কে। আর বঙ্গোপসাগরে যে নিম্নচাপটা পাক খাচ্ছে,
      এখনও তার নম্বর পড়েনি।`,
  },
  year: 2026,
  releaseDate: '2026-10-29',
  ageRating: 'U/A 13+',
  contentDescriptors: ['danger', 'smoking'],
  genres: ['drama', 'music'],
  tags: ['radio', 'rain', 'songs', 'sea'],
  people: {
    Actor: ['sohini-pal', 'arjun-dutta', 'tarun-ghosh', 'bulbul-akhter', 'toru-majhi'],
    Director: ['sharmila-guha'],
    Writer: ['aparajita-shil'],
    Producer: ['lila-banerjee'],
    Cinematographer: ['sukumar-hembram'],
    Editor: ['jamal-mia'],
    Music: ['sreemoyee-bhaduri'],
  },
  originalLanguage: 'bn',
  film: 'monsoon',
  access: everyPlan,
  recommendations: ['vinyl', 'orbit', 'winter', 'soil', 'umbrellas', 'ferry'],
  hero: {
    notice: { en: 'New series', bn: 'নতুন সিরিজ' },
    text: {
      en: 'Three people, one transmitter, and two hundred boats that steer home by the sound of a voice.',
      bn: 'তিনজন মানুষ, একটা ট্রান্সমিটার, আর দুশো নৌকো, একটা গলা শুনে শুনে যারা ঘরে ফেরে।',
    },
  },
  seasons: [
    season('radio', 1, '2026-10-29', [
      {
        title: { en: 'Dead air', bn: 'নীরবতা' },
        synopsis: {
          en: 'The warning is over, the switch sticks, and for nine seconds the whole delta hears Bulu hum.',
          bn: 'সতর্কবার্তা শেষ, সুইচটা আটকে যায়। নয় সেকেন্ড ধরে গোটা ব-দ্বীপ শোনে বুলুর গুনগুন।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'The names of boats', bn: 'নৌকোর নাম' },
        synopsis: {
          en: 'A widow writes in to ask for one name to be read every night. It is not on any register.',
          bn: 'এক বিধবার চিঠি: রোজ রাতে একটা নাম যেন পড়া হয়। কোনো খাতায় সে নাম নেই।',
        },
        film: 'dawn',
        releaseDate: '2026-11-05',
      },
      {
        title: { en: 'Mustard, green chilli, salt', bn: 'সরষে, কাঁচালঙ্কা, নুন' },
        synopsis: {
          en: 'A recipe goes out with one ingredient missing, and forty-one letters arrive to complain.',
          bn: 'রেডিয়োতে রান্নার একটা উপকরণ বাদ পড়ে যায়। নালিশ করে চিঠি আসে একচল্লিশটা।',
        },
        film: 'monsoon',
        releaseDate: '2026-11-12',
      },
      {
        title: { en: 'The man from the ministry', bn: 'মন্ত্রকের লোক' },
        synopsis: {
          en: 'He has come to seal the studio. He asks, since he is here, for one song.',
          bn: 'তিনি এসেছেন স্টুডিয়ো সিল করতে। এসেই যখন পড়েছেন, একটা গানের অনুরোধ করেন।',
        },
        film: 'fireflies',
        releaseDate: '2026-11-19',
      },
      {
        title: { en: 'Signal number eight', bn: 'আট নম্বর সংকেত' },
        synopsis: {
          en: 'Two hundred boats are still out, and the valve that carries the voice is beginning to glow blue.',
          bn: 'দুশো নৌকো এখনও সাগরে। যে ভাল্‌ভে গলা বয়ে যায়, তার আভা নীল হয়ে আসছে।',
        },
        film: 'monsoon',
        releaseDate: '2027-01-07',
      },
      {
        title: { en: 'Until it stops', bn: 'যতক্ষণ না থামে' },
        synopsis: {
          en: 'Bulu reads the names of the boats for the last time, and waits after each one for a lamp to answer.',
          bn: 'শেষবারের মতো নৌকোর নামগুলো পড়ে বুলু। এক একটা নাম বলে থামে, দূরে একটা আলো জ্বলার অপেক্ষায়।',
        },
        film: 'monsoon',
        releaseDate: '2027-01-14',
      },
    ]),
  ],
}

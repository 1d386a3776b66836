import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const wave: DemoSeries = {
  id: 'wave',
  contentType: 'series',
  permanentLink: 'the-ninth-wave',
  title: { en: 'The Ninth Wave', bn: 'নবম ঢেউ' },
  tagline: { en: 'Eight will test you. The ninth will take you there.', bn: 'আটটা ঢেউ পরীক্ষা নেয়। নবমটা নিয়ে যায়।' },
  description: {
    en: prose`Old sailors at Digha say that every ninth wave comes from somewhere else. Twins Shonkho and Jhinuk,
      whose mother keeps the lighthouse and whose father is late by two years, have built a raft out of doors. When
      the ninth wave lifts it off the beach it does not put it down in the Bay of Bengal that is on the map. There are
      islands here that move, a customs house run by crabs, and a fleet of lost boats, each flying the flag of its
      last port. One of them is called Ma's Patience, and it is their father's.`,
    bn: prose`দিঘার বুড়ো মাঝিরা বলে, প্রতি নবম ঢেউটা আসে অন্য কোথাও থেকে। শঙ্খ আর ঝিনুক যমজ ভাইবোন, মা বাতিঘর
      সামলায়, বাবার ফিরতে দেরি হচ্ছে, দু বছর। দরজা জুড়ে জুড়ে তারা একটা ভেলা বানিয়েছে। নবম ঢেউ সেই ভেলা তুলে নিয়ে
      যেখানে নামায়, সেটা মানচিত্রের বঙ্গোপসাগর নয়। এখানে দ্বীপেরা হেঁটে বেড়ায়, কাঁকড়ারা চালায় শুল্ক অফিস, আর
      ভেসে বেড়ায় হারানো নৌকোর বহর, যার যার শেষ বন্দরের নিশান উড়িয়ে। তার একটার নাম ‘মায়ের ধৈর্য’। সেটা তাদের
      বাবার।`,
  },
  year: 2024,
  releaseDate: '2024-05-03',
  ageRating: 'U/A 7+',
  contentDescriptors: ['danger', 'frightening-scenes'],
  genres: ['adventure', 'family'],
  tags: ['sea', 'parents-and-children', 'growing-up', 'folklore'],
  people: {
    Actor: ['munni-khatun', 'babla-naskar', 'sultana-parvin', 'kabir-mondal', 'leslie-rozario'],
    Director: ['subhra-nandy'],
    Writer: ['hasnat-kabir'],
    Producer: ['lila-banerjee'],
    Cinematographer: ['sukumar-hembram'],
    Editor: ['jamal-mia'],
    Music: ['tuhin-purkait'],
  },
  originalLanguage: 'bn',
  film: 'dawn',
  access: everyPlan,
  recommendations: ['thirteen', 'serpent', 'diver', 'circus', 'orbit', 'owl'],
  seasons: [
    season('wave', 1, '2024-05-03', [
      {
        title: { en: 'A raft of doors', bn: 'দরজার ভেলা' },
        synopsis: {
          en: 'Seven doors, forty nails and a washing line. Jhinuk counts the waves and Shonkho lets go of the rope.',
          bn: 'সাতটা দরজা, চল্লিশটা পেরেক, একটা কাপড় মেলার দড়ি। ঝিনুক ঢেউ গোনে, শঙ্খ দড়ি ছেড়ে দেয়।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'The customs of crabs', bn: 'কাঁকড়ার শুল্ক' },
        synopsis: {
          en: 'To land, they must declare everything that they are afraid of, in triplicate.',
          bn: 'পাড়ে নামতে হলে ঘোষণা করতে হবে কীসে কীসে ভয়, তিন কপিতে।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'The island that walks', bn: 'যে দ্বীপ হাঁটে' },
        synopsis: {
          en: 'They moor the raft to a tree at dusk. In the morning the tree is on the other side of the sea.',
          bn: 'সন্ধেয় একটা গাছে ভেলা বাঁধে। সকালে দেখে, গাছ সমুদ্রের ওপারে।',
        },
        film: 'fireflies',
      },
      {
        title: { en: "Ma's Patience", bn: 'মায়ের ধৈর্য' },
        synopsis: {
          en: 'The lamp on the boat is lit, the rice is warm, and there is nobody on board.',
          bn: 'নৌকোয় আলো জ্বলছে, ভাত এখনও গরম, কিন্তু কেউ নেই।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'Counting backwards', bn: 'উলটো গোনা' },
        synopsis: {
          en: 'The way home is the same wave, but only one door of the raft is left, and it opens inwards.',
          bn: 'ফেরার পথ সেই একই ঢেউ। কিন্তু ভেলার দরজা বাকি একটাই, আর সেটা খোলে ভেতর দিকে।',
        },
        film: 'dawn',
      },
    ]),
    season('wave', 2, '2025-12-19', [
      {
        title: { en: 'The lighthouse goes out', bn: 'বাতিঘর নিভে গেল' },
        synopsis: {
          en: "A letter arrives in a bottle, in Father's writing, addressed to the tide.",
          bn: 'বোতলে একটা চিঠি আসে, বাবার হাতের লেখা। প্রাপকের নাম জোয়ার।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'The fleet of the lost', bn: 'হারানো নৌকোর বহর' },
        synopsis: {
          en: 'Four hundred captains vote on whether they wish to be found.',
          bn: 'চারশো সারেং ভোট দেন, তাঁরা আদৌ খুঁজে পাওয়া যেতে চান কি না।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'The toll of the deep', bn: 'অতলের মাশুল' },
        synopsis: {
          en: 'The price of the passage is one memory each. Shonkho has already decided which.',
          bn: 'পারানির দাম মাথাপিছু একটা করে স্মৃতি। কোনটা দেবে, শঙ্খ আগেই ঠিক করে রেখেছে।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'The first wave', bn: 'প্রথম ঢেউ' },
        synopsis: {
          en: 'Mother rows out to meet them. She has brought the eighth door, and a hammer.',
          bn: 'মা নৌকো বেয়ে নিতে আসে। সঙ্গে এনেছে আট নম্বর দরজাটা আর একটা হাতুড়ি।',
        },
        film: 'dawn',
      },
    ]),
  ],
}

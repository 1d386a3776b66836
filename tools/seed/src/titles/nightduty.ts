import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const nightduty: DemoSeries = {
  id: 'nightduty',
  contentType: 'series',
  permanentLink: 'night-duty',
  title: { en: 'Night Duty', bn: 'নাইট ডিউটি' },
  tagline: { en: 'Visiting hours are over. Everything else begins.', bn: 'দেখা করার সময় শেষ। বাকি সব কিছু শুরু।' },
  description: {
    en: prose`Between ten at night and six in the morning the old district hospital belongs to Sister Shefali Gayen, two ward
      boys, a doctor in his first year and four hundred people who cannot sleep. Each episode is one shift. The lift
      is stuck, the blood is on its way, a bridegroom has swallowed a ring, and somebody in bed nineteen has told the
      same story for eleven nights, each time with another ending. Shefali writes everything in the log except what
      matters.`,
    bn: prose`রাত দশটা থেকে ভোর ছটা পুরনো জেলা হাসপাতালটা সিস্টার শেফালি গায়েনের, দুজন ওয়ার্ড বয়ের, সদ্য পাশ-করা এক
      ডাক্তারের, আর চারশো মানুষের, যাদের ঘুম আসে না। একেকটা পর্বে একেকটা ডিউটি। লিফট আটকে, রক্ত আসছে রাস্তায়, এক বর
      আংটি গিলে ফেলেছে। উনিশ নম্বর বেডে কেউ একজন এগারো রাত ধরে একই গল্প বলে চলেছে, রোজ শেষটা পালটে। শেফালি সব লেখে
      লগবুকে, আসল কথাটা ছাড়া।`,
  },
  year: 2024,
  releaseDate: '2024-06-07',
  ageRating: 'U/A 13+',
  contentDescriptors: ['blood', 'grief'],
  genres: ['drama'],
  tags: ['one-night', 'friendship', 'real-lives'],
  people: {
    Actor: ['debjani-kundu', 'arjun-dutta', 'sajal-biswas', 'mithu-sarkhel', 'dolly-baraik', 'ananta-besra'],
    Director: ['tapati-ganguly'],
    Writer: ['aparajita-shil'],
    Producer: ['rezaul-bari'],
    Cinematographer: ['subhra-nandy'],
    Editor: ['tanushree-paik'],
    Music: ['dhruba-laskar'],
  },
  originalLanguage: 'bn',
  film: 'tram',
  access: everyPlan,
  recommendations: ['witness', 'tea', 'courtyard', 'radio', 'nightschool'],
  seasons: [
    season('nightduty', 1, '2024-06-07', [
      {
        title: { en: 'Bed nineteen', bn: 'উনিশ নম্বর বেড' },
        synopsis: {
          en: "Doctor Ritam's first night begins with a patient who knows the building better than the staff.",
          bn: 'ডাক্তার ঋতমের প্রথম রাত। এক রোগী হাসপাতালটাকে চেনে কর্মীদের চেয়েও ভালো।',
        },
        film: 'tram',
      },
      {
        title: { en: 'The blood is coming', bn: 'রক্ত আসছে' },
        synopsis: {
          en: 'One bottle, two operating tables, and a motorcycle somewhere on the highway.',
          bn: 'রক্ত এক বোতল, অপারেশন টেবিল দুটো, আর হাইওয়ের কোথাও একটা মোটরসাইকেল।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'Three fans, one switch', bn: 'তিন পাখা, এক সুইচ' },
        synopsis: {
          en: 'The power comes back by thirds, and Shefali must decide in which order.',
          bn: 'কারেন্ট ফেরে তিন ভাগের এক ভাগ করে। কে আগে পাবে, ঠিক করতে হয় শেফালিকে।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'Six in the morning', bn: 'ভোর ছটা' },
        synopsis: {
          en: 'The story in bed nineteen ends the right way, and the bed is made before anybody can say so.',
          bn: 'উনিশ নম্বরের গল্পটা এবার ঠিকঠাক শেষ হয়। কেউ বলার আগেই বিছানা পাতা হয়ে যায়।',
        },
        film: 'dawn',
      },
    ]),
    season('nightduty', 2, '2025-06-13', [
      {
        title: { en: 'The new lift', bn: 'নতুন লিফট' },
        synopsis: {
          en: 'It works, it is inaugurated, and it opens only for people in good shoes.',
          bn: 'লিফট চলে, উদ্বোধনও হয়। দরজা খোলে শুধু ভালো জুতোর জন্য।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Visiting card', bn: 'দেখা করার কার্ড' },
        synopsis: {
          en: "A boy of nine sells places in the queue and knows every nurse's weakness.",
          bn: 'ন-বছরের এক ছেলে লাইনের জায়গা বেচে। কোন নার্স কীসে গলে, তার মুখস্থ।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'Twins', bn: 'যমজ' },
        synopsis: {
          en: 'One is born on Monday and one on Tuesday, and only one of them has a horoscope.',
          bn: 'একজন জন্মায় সোমবার, একজন মঙ্গলবার। কুষ্ঠি আছে মোটে একজনের।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'The log', bn: 'লগবুক' },
        synopsis: {
          en: 'The inspector reads eleven years of nights, and asks about the empty lines.',
          bn: 'এগারো বছরের রাত পড়ে শেষ করেন পরিদর্শক। জিজ্ঞেস করেন ফাঁকা লাইনগুলোর কথা।',
        },
        film: 'dawn',
      },
    ]),
  ],
}

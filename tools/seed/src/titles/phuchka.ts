import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const phuchka: DemoSeries = {
  id: 'phuchka',
  contentType: 'series',
  permanentLink: 'the-phuchka-war',
  title: { en: 'The Phuchka War', bn: 'ফুচকা-যুদ্ধ' },
  tagline: { en: 'Five rounds. Bring your own bowl.', bn: 'পাঁচ রাউন্ড। বাটি নিজের।' },
  description: {
    en: prose`Two carts stand on one corner of the park. Harihar has been there for thirty years, or thirty-one if you ask
      his wife. Shabnam has been there since Monday, with a menu, a card machine, and mango. The street takes
      sides: clerks defect, schoolgirls spy, a dentist publishes a ranking. In the fifth week the tamarind runs
      out in the whole city at once, and two carts discover that they have been ringing the same number. A comedy
      in five rounds about water, potatoes and pride, in which nobody is hurt and one man eats a hundred and
      eight.`,
    bn: prose`পার্কের এক কোণে দুটো ঠেলা। হরিহর আছে তিরিশ বছর, ওর বউকে জিজ্ঞেস করলে একত্রিশ। শবনম এসেছে সোমবার, সঙ্গে মেনু,
      কার্ডের মেশিন, আর আম। রাস্তা দু-দলে ভাগ হয়ে যায়: কেরানিরা দল বদলায়, স্কুলের মেয়েরা গোয়েন্দাগিরি করে, এক
      দাঁতের ডাক্তার র‍্যাঙ্কিং ছাপেন। পঞ্চম হপ্তায় গোটা শহরে একসঙ্গে তেঁতুল ফুরোয়, আর দুই ঠেলা আবিষ্কার করে,
      এতদিন তারা ফোন করছিল একই নম্বরে। জল, আলু আর জেদ নিয়ে পাঁচ রাউন্ডের কমেডি। কারও চোট লাগে না, একজন খায় একশো
      আটটা।`,
  },
  year: 2026,
  releaseDate: '2026-04-10',
  ageRating: 'U',
  contentDescriptors: [],
  genres: ['comedy', 'family'],
  tags: ['food', 'kolkata', 'friendship', 'underdogs'],
  people: {
    Actor: ['gourhari-maity', 'bulbul-akhter', 'kakoli-dey', 'imtiaz-chowdhury', 'tithi-adak'],
    Director: ['tapati-ganguly'],
    Writer: ['aparajita-shil'],
    Producer: ['lila-banerjee'],
    Cinematographer: ['sukumar-hembram'],
    Editor: ['jamal-mia'],
    Music: ['tuhin-purkait'],
  },
  originalLanguage: 'bn',
  film: 'kite',
  access: everyPlan,
  recommendations: ['sweetshop', 'signhere', 'shelf', 'auntie', 'rooster'],
  seasons: [
    season('phuchka', 1, '2026-04-10', [
      {
        title: { en: 'Monday', bn: 'সোমবার' },
        synopsis: {
          en: 'There is a new umbrella on the corner, and it is striped.',
          bn: 'কোণে একটা নতুন ছাতা, গায়ে ডোরা।',
        },
        film: 'kite',
      },
      {
        title: { en: 'Mango', bn: 'আম' },
        synopsis: {
          en: 'Harihar calls it an insult. At night he tastes it.',
          bn: 'হরিহরের মতে এটা অপমান। রাতে সে একটা চেখে দেখে।',
        },
        film: 'tram',
      },
      {
        title: { en: 'The ranking', bn: 'র‍্যাঙ্কিং' },
        synopsis: {
          en: 'A dentist gives marks for crunch, and the park needs a policeman.',
          bn: 'মচমচের নম্বর দেন এক দাঁতের ডাক্তার, আর পার্কে পুলিশ ডাকতে হয়।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'A hundred and eight', bn: 'একশো আট' },
        synopsis: {
          en: 'Somebody is going to lose a bet, and somebody else his shirt buttons.',
          bn: 'একজন বাজি হারবে, আর একজন জামার বোতাম।',
        },
        film: 'kite',
      },
      {
        title: { en: 'No tamarind', bn: 'তেঁতুল নেই' },
        synopsis: {
          en: 'For one day the whole city is thirsty, and two telephones are engaged.',
          bn: 'একদিনের জন্য গোটা শহর তেষ্টায়, আর দুটো ফোনই ব্যস্ত।',
        },
        film: 'monsoon',
      },
    ]),
  ],
}

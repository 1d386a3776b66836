import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const gully: DemoSeries = {
  id: 'gully',
  contentType: 'series',
  permanentLink: 'gully-cricket',
  title: { en: 'Gully Cricket', bn: 'গলি ক্রিকেট' },
  tagline: { en: 'Over the wall is out. Through the window, run.', bn: 'দেওয়াল টপকালে আউট। জানালায় লাগলে দৌড়।' },
  description: {
    en: prose`Patua Lane is four metres wide and the straight drive is forbidden by law, because of Mrs Dutta's
      window. Its children play with eleven local rules, a ball in three layers of tape and a commentator on a
      balcony. When the municipality plans to make the lane a car park, they discover a clause: a ground on which a
      recorded league has been played for one season may not be built on. They have five weeks, two half-teams that do
      not speak and no scorebook. Mrs Dutta, it turns out, has kept score for years.`,
    bn: prose`পটুয়া লেন চার মিটার চওড়া, আর স্ট্রেট ড্রাইভ আইন করে নিষেধ, দত্তগিন্নির জানালার জন্য। এখানকার
      ছেলেমেয়েদের নিজস্ব নিয়ম এগারোটা, বলে তিন পরত টেপ, বারান্দায় ধারাভাষ্যকার। পুরসভা যখন গলিটাকে গাড়ি রাখার
      জায়গা বানাতে চায়, তারা একটা ধারা খুঁজে পায়: যে মাঠে গোটা এক মরশুম লিগ খেলা হয়েছে আর তার স্কোর লেখা আছে,
      সেখানে কিছু বানানো চলবে না। হাতে পাঁচ সপ্তাহ, আধখানা করে দুটো দল, মুখ দেখাদেখি নেই, স্কোরবইও নেই। পরে জানা যায়,
      দত্তগিন্নি বহু বছর ধরে স্কোর লিখে আসছেন।`,
  },
  year: 2025,
  releaseDate: '2025-05-09',
  ageRating: 'U/A 7+',
  contentDescriptors: ['mild-language'],
  genres: ['sport', 'comedy'],
  tags: ['kolkata', 'friendship', 'underdogs', 'growing-up'],
  people: {
    Actor: ['munni-khatun', 'babla-naskar', 'tithi-adak', 'ruma-bagchi', 'joy-tirkey'],
    Director: ['prosun-dhar'],
    Writer: ['oindrila-saha'],
    Producer: ['lila-banerjee'],
    Cinematographer: ['sukumar-hembram'],
    Editor: ['jamal-mia'],
    Music: ['tuhin-purkait'],
  },
  originalLanguage: 'bn',
  film: 'dawn',
  access: everyPlan,
  recommendations: ['goal', 'kites', 'oars', 'chess', 'rickshaw', 'thirteen'],
  seasons: [
    season('gully', 1, '2025-05-09', [
      {
        title: { en: 'One tip, one hand', bn: 'এক ড্রপ, এক হাত' },
        synopsis: {
          en: 'A man with a measuring wheel walks through the middle of the deciding over.',
          bn: 'শেষ ওভার চলছে, মাঝখান দিয়ে চাকা ঠেলে গলি মাপতে মাপতে চলে যায় একটা লোক।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'The bowler from number nine', bn: 'ন নম্বর বাড়ির বোলার' },
        synopsis: {
          en: 'She is nine, left-handed and forbidden to go out before her sums are done. The sums are suddenly very easy.',
          bn: 'বয়স নয়, বাঁ হাতি, অঙ্ক না শেষ করে বেরোনো মানা। অঙ্কগুলো হঠাৎ খুব সোজা হয়ে যায়।',
        },
        film: 'dawn',
      },
      {
        title: { en: "Mrs Dutta's window", bn: 'দত্তগিন্নির জানালা' },
        synopsis: {
          en: 'It breaks for the first time since 1996. Everyone is given a biscuit, which is worse.',
          bn: 'ছিয়ানব্বইয়ের পর এই প্রথম কাচ ভাঙে। সবাইকে একটা করে বিস্কুট দেওয়া হয়, সেটাই বেশি ভয়ের।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Rain stopped play', bn: 'বৃষ্টিতে খেলা বন্ধ' },
        synopsis: {
          en: 'Knee-deep water, two days lost. Somebody asks whether the rules say the ball must bounce.',
          bn: 'হাঁটুজল, দুদিন নষ্ট। কে একজন জানতে চায়, বল যে ড্রপ খেতেই হবে, নিয়মে আছে?',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'The league, complete', bn: 'লিগ সম্পূর্ণ' },
        synopsis: {
          en: 'The mayor arrives to count the matches and is asked to stand at silly point.',
          bn: 'ম্যাচ গুনতে মেয়র আসেন। তাঁকে সিলি পয়েন্টে দাঁড়াতে বলা হয়।',
        },
        film: 'dawn',
      },
    ]),
  ],
}

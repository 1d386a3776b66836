import { free } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const owl: DemoSeries = {
  id: 'owl',
  contentType: 'series',
  permanentLink: 'detective-owl',
  title: { en: 'Detective Owl', bn: 'গোয়েন্দা প্যাঁচা' },
  tagline: { en: 'Open from dusk. Mice by appointment.', bn: 'সন্ধে থেকে খোলা। ইঁদুরেরা আগে নাম লেখাবেন।' },
  description: {
    en: prose`In the hollow of the tallest tamarind in Shantipur lives Hutum, private detective, who is wise, vain and
      unable to see anything before sunset. His assistant Nengti is a mouse, which makes for careful conversation at
      meal times. Together they look into the crimes of the orchard: a stolen moon, a snail who has vanished too
      quickly, thirteen eggs where there were twelve. Nobody is ever eaten. Children who watch closely can solve each
      case a minute before the detective does, and he does not like it.`,
    bn: prose`শান্তিপুরের সবচেয়ে উঁচু তেঁতুলগাছের কোটরে থাকে প্রাইভেট ডিটেকটিভ হুতুম। সে জ্ঞানী, দেমাকি, আর সূর্য না
      ডুবলে কিছু দেখতে পায় না। তার সহকারী নেংটি, জাতে ইঁদুর, তাই খাওয়ার সময়টায় দুজনকেই কথা বলতে হয় বুঝেশুনে।
      বাগানের যত রহস্যের কিনারা করে তারা: চুরি যাওয়া চাঁদ, বড্ড তাড়াতাড়ি উধাও হওয়া শামুক, বারোটা ডিমের জায়গায়
      তেরোটা। কেউ কাউকে খায় না। যারা মন দিয়ে দেখে, সেই ছোটরা গোয়েন্দার এক মিনিট আগেই ধরে ফেলতে পারে অপরাধী কে।
      গোয়েন্দার সেটা মোটেই পছন্দ নয়।`,
  },
  year: 2025,
  releaseDate: '2025-01-10',
  ageRating: 'U',
  contentDescriptors: [],
  genres: ['children', 'mystery'],
  tags: ['animals', 'friendship', 'gentle'],
  people: {
    Actor: ['gourhari-maity', 'tithi-adak', 'kakoli-dey', 'sajal-biswas'],
    Director: ['prosun-dhar'],
    Writer: ['oindrila-saha'],
    Producer: ['lila-banerjee'],
    Cinematographer: ['sukumar-hembram'],
    Editor: ['jamal-mia'],
    Music: ['tuhin-purkait'],
  },
  originalLanguage: 'bn',
  film: 'fireflies',
  access: free,
  recommendations: ['thirteen', 'ghost', 'jar', 'library', 'circus', 'wave'],
  seasons: [
    season('owl', 1, '2025-01-10', [
      {
        title: { en: 'Who took the moon?', bn: 'চাঁদ নিল কে?' },
        synopsis: {
          en: 'It was in the pond last night. Tonight the pond is empty, and the frogs have a very good alibi.',
          bn: 'কাল রাতেও পুকুরে ছিল। আজ পুকুর ফাঁকা, আর ব্যাঙেদের অজুহাত একেবারে পাকা।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'The fast snail', bn: 'চটপটে শামুক' },
        synopsis: {
          en: 'A snail disappears in eleven seconds. Hutum checks his watch, then the snail.',
          bn: 'এগারো সেকেন্ডে উধাও এক শামুক। হুতুম আগে ঘড়ি দেখে, তারপর শামুকটাকে।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'Thirteen eggs', bn: 'তেরোটা ডিম' },
        synopsis: {
          en: 'The hen is sure that she laid twelve. The thirteenth is blue and humming.',
          bn: 'মুরগি নিশ্চিত, সে বারোটা পেড়েছে। তেরো নম্বরটা নীল, আর গুনগুন করছে।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'The orchard at noon', bn: 'দুপুরবেলার বাগান' },
        synopsis: {
          en: 'A daylight robbery. The detective has to be led by the wing.',
          bn: 'দিনদুপুরে ডাকাতি। গোয়েন্দাকে ডানা ধরে নিয়ে যেতে হয়।',
        },
        film: 'dawn',
      },
    ]),
    season('owl', 2, '2025-10-03', [
      {
        title: { en: 'The scarecrow talks', bn: 'কাকতাড়ুয়া কথা বলে' },
        synopsis: {
          en: 'He saw everything, but he will speak only to crows.',
          bn: 'সে সব দেখেছে, কিন্তু কাক ছাড়া কারও সঙ্গে কথা বলবে না।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'A feather too many', bn: 'একটা পালক বেশি' },
        synopsis: {
          en: 'All the clues point to an owl. Nengti has to question her employer.',
          bn: 'সব সূত্র এক প্যাঁচার দিকে। মনিবকেই জেরা করতে হয় নেংটিকে।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'The night train of ants', bn: 'পিঁপড়ের রাতের ট্রেন' },
        synopsis: {
          en: 'Sugar vanishes from the last wagon, always between the well and the wall.',
          bn: 'শেষ বগি থেকে চিনি উধাও হয়, প্রতিবার কুয়ো আর পাঁচিলের মাঝখানে।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Thunder under the bed', bn: 'খাটের তলায় মেঘের ডাক' },
        synopsis: {
          en: 'The squirrels will not sleep at home. Something down there is snoring in two voices.',
          bn: 'কাঠবেড়ালিরা বাড়িতে ঘুমোবে না। তলায় কে যেন দু গলায় নাক ডাকে।',
        },
        film: 'monsoon',
      },
    ]),
    season('owl', 3, '2026-08-07', [
      {
        title: { en: 'The rival', bn: 'প্রতিদ্বন্দ্বী' },
        synopsis: {
          en: 'A bat opens an agency in the next tree and works upside down at half the price.',
          bn: 'পাশের গাছে গোয়েন্দা আপিস খোলে এক বাদুড়। কাজ করে উলটো হয়ে, দাম অর্ধেক।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'The kite in the tamarind', bn: 'তেঁতুলগাছে ঘুড়ি' },
        synopsis: {
          en: 'It has a message on its tail in a language nobody in the orchard can read, except a moth who eats books.',
          bn: 'লেজে একটা খবর লেখা, বাগানের কেউ সে ভাষা পড়তে পারে না। পারে শুধু এক বইখেকো পোকা।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'Snow in Shantipur', bn: 'শান্তিপুরে তুষার' },
        synopsis: {
          en: 'It is white, it is warm and it makes everybody sneeze. The silk-cotton tree says nothing.',
          bn: 'সাদা, গরম, আর নাকে গেলে হাঁচি। শিমুলগাছ মুখ বুজে থাকে।',
        },
        film: 'dawn',
      },
      {
        title: { en: "Nengti's first case", bn: 'নেংটির প্রথম কেস' },
        synopsis: {
          en: 'Hutum has lost his spectacles and his temper. The mouse puts on the hat.',
          bn: 'হুতুমের চশমা হারিয়েছে, মেজাজও। টুপিটা এবার মাথায় দেয় ইঁদুর।',
        },
        film: 'fireflies',
      },
    ]),
  ],
}

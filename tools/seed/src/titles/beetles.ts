import { free } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const beetles: DemoSeries = {
  id: 'beetles',
  contentType: 'series',
  permanentLink: 'six-legged-neighbours',
  title: { en: 'Six-Legged Neighbours', bn: 'ছয় পায়ের পড়শি' },
  tagline: { en: 'There are more of them than of us, and they were here first.', bn: 'ওরা সংখ্যায় বেশি, আর এসেছেও আগে।' },
  description: {
    en: prose`Four short films on the ground, at the height of an ant. A weaver-ant bridge is built and crossed in a mango
      tree; a dung beetle finds her way by the stars over a cricket field; cicadas wait their turn under a pavement in
      Sylhet; and on one street lamp a whole city lives from dusk to four o'clock. Shot over two years with lenses
      made by a watch repairer, told by two children who ask what everybody would like to know, and answered by people
      who have looked for a very long time.`,
    bn: prose`মাটির ওপর, পিঁপড়ের সমান উঁচু থেকে তোলা চারটে ছোট ছবি। আমগাছে লাল পিঁপড়েরা সেতু বানায়, তারপর পেরোয়। ক্রিকেট
      মাঠে তারা দেখে পথ চেনে এক গুবরে পোকা। সিলেটের এক ফুটপাথের তলায় নিজেদের পালার জন্য অপেক্ষা করে ঝিঁঝিরা। আর
      রাস্তার একটা বাতিতে সন্ধে থেকে ভোর চারটে অবধি বাস করে আস্ত একটা শহর। দু-বছর ধরে তোলা, লেন্স বানিয়েছেন এক
      ঘড়ি-সারাইওয়ালা। গল্প বলে দুটি বাচ্চা, যা যা সবাই জানতে চায় তা-ই জিজ্ঞেস করে। উত্তর দেন তাঁরা, যাঁরা তাকিয়ে
      আছেন বহু বছর।`,
  },
  year: 2025,
  releaseDate: '2025-06-06',
  ageRating: 'U',
  contentDescriptors: [],
  genres: ['documentary', 'children'],
  tags: ['animals', 'real-lives', 'village', 'gentle'],
  people: {
    Actor: ['munni-khatun', 'babla-naskar', 'ananta-besra'],
    Director: ['sabita-murmu'],
    Music: ['ranjana-toppo'],
  },
  originalLanguage: 'bn',
  film: 'fireflies',
  access: free,
  recommendations: ['pugmarks', 'dolphin', 'owl', 'mustard', 'pond'],
  seasons: [
    season('beetles', 1, '2025-06-06', [
      {
        title: { en: 'The bridge in the mango tree', bn: 'আমগাছের সেতু' },
        synopsis: {
          en: 'Four hundred ants hold on to each other until the others are over.',
          bn: 'চারশো পিঁপড়ে একে অন্যকে ধরে থাকে, বাকিরা পেরোনো পর্যন্ত।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'By the stars', bn: 'তারা দেখে' },
        synopsis: {
          en: 'She rolls her ball in a straight line, and only loses it when the floodlights come on.',
          bn: 'গোলাটা গড়ায় নাকবরাবর। পথ হারায় শুধু মাঠের আলো জ্বললে।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'Under the pavement', bn: 'ফুটপাথের তলায়' },
        synopsis: { en: 'Eleven years in the dark, three weeks of song.', bn: 'অন্ধকারে এগারো বছর, গান তিন হপ্তা।' },
        film: 'monsoon',
      },
      {
        title: { en: 'Lamp 114', bn: 'একশো চোদ্দো নম্বর বাতি' },
        synopsis: {
          en: 'A moth, a gecko, a spider and a man who changes bulbs.',
          bn: 'একটা মথ, একটা টিকটিকি, একটা মাকড়সা, আর বাল্ব বদলায় এমন একজন মানুষ।',
        },
        film: 'tram',
      },
    ]),
  ],
}

import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const tram: DemoSeries = {
  id: 'tram',
  contentType: 'series',
  permanentLink: 'tram-24',
  title: { en: 'Tram 24', bn: 'ট্রাম ২৪' },
  tagline: { en: 'The last tram is early again.', bn: 'শেষ ট্রাম আজও আগে এসেছে।' },
  description: {
    en: prose`The last night tram of the city keeps arriving four minutes early. Its conductor is the only one who has
      noticed, and the passengers are beginning to repeat: the same cough at Wellington Square, the same dropped
      glove, a woman who asks the fare and then answers herself. Bishu has punched tickets for nineteen years and
      knows that a timetable does not lie by accident. With Farida, a signal clerk who was moved to nights for asking
      questions, he follows the four minutes back along the line to a depot that was closed in 1969.`,
    bn: prose`শহরের শেষ রাতের ট্রাম রোজ চার মিনিট আগে এসে পড়ে। কন্ডাক্টর ছাড়া কেউ খেয়াল করেনি, আর যাত্রীরাও যেন একে
      একে ফিরে আসছে: ওয়েলিংটনের মোড়ে একই কাশি, একই পড়ে-যাওয়া দস্তানা, এক মহিলা যিনি ভাড়া জিজ্ঞেস করে নিজেই উত্তর
      দেন। উনিশ বছর টিকিট কাটছে বিশু, সে জানে সময়সারণি এমনি এমনি মিথ্যে বলে না। বেশি প্রশ্ন করায় রাতের ডিউটিতে বদলি
      হওয়া সিগন্যাল-কেরানি ফরিদাকে সঙ্গে নিয়ে সে ওই চার মিনিটের খোঁজে লাইন ধরে পিছিয়ে যায়, ১৯৬৯ সালে বন্ধ হয়ে
      যাওয়া এক ডিপো পর্যন্ত।`,
  },
  year: 2025,
  releaseDate: '2025-11-21',
  ageRating: 'U/A 16+',
  contentDescriptors: ['frightening-scenes', 'smoking', 'mild-language'],
  genres: ['mystery', 'thriller'],
  tags: ['trains', 'kolkata', 'rain', 'slow-burn'],
  people: {
    Actor: ['nilanjan-roy', 'farida-haque', 'sohini-pal', 'tarun-ghosh', 'gourhari-maity'],
    Director: ['anik-mitra'],
    Writer: ['bimal-chanda'],
    Producer: ['rezaul-bari'],
    Cinematographer: ['subhra-nandy'],
    Editor: ['tanushree-paik'],
    Music: ['dhruba-laskar'],
  },
  originalLanguage: 'bn',
  film: 'tram',
  access: everyPlan,
  recommendations: ['windows', 'bus', 'local', 'door', 'match', 'mangrove'],
  hero: {
    notice: { en: 'Season 2 is here', bn: 'দ্বিতীয় সিজন এসে গেছে' },
    text: {
      en: prose`The last night tram of the city keeps arriving four minutes early. Its conductor is the only one who
        has noticed.`,
      bn: 'শহরের শেষ রাতের ট্রাম রোজ চার মিনিট আগে এসে পড়ে। কন্ডাক্টর ছাড়া কেউ খেয়াল করেনি।',
    },
  },
  seasons: [
    season('tram', 1, '2025-11-21', [
      {
        title: { en: 'Four minutes early', bn: 'চার মিনিট আগে' },
        synopsis: {
          en: 'A watch is compared with a timetable, and neither will give way.',
          bn: 'ঘড়ি আর সময়সারণি মেলে না, কেউ হার মানে না।',
        },
        film: 'tram',
      },
      {
        title: { en: 'The man at the depot', bn: 'ডিপোর লোকটা' },
        synopsis: {
          en: 'Farida follows a coat home and loses it on a straight road.',
          bn: 'ফরিদা একটা কোটের পিছু নেয়, সোজা রাস্তায় হারিয়ে ফেলে।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'Rain on both lines', bn: 'দুই লাইনে বৃষ্টি' },
        synopsis: {
          en: 'Power fails across the city. One carriage stays lit.',
          bn: 'সারা শহরে আলো নেই, শুধু একটা কামরায় আছে।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'The ticket from tomorrow', bn: 'আগামীকালের টিকিট' },
        synopsis: {
          en: 'Number 24 leaves with one passenger more than it carries.',
          bn: '২৪ নম্বর ছাড়ে, যাত্রী গুনলে একজন বেশি।',
        },
        film: 'tram',
      },
      {
        title: { en: 'A light under the seat', bn: 'সিটের নিচে আলো' },
        synopsis: {
          en: 'The conductor breaks the one rule he was given.',
          bn: 'যে একটা নিয়ম ছিল, কন্ডাক্টর সেটাই ভাঙে।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'Terminus', bn: 'গুমটি' },
        synopsis: {
          en: 'The line ends at Gariahat. Tonight the rails go on, and Bishu does not pull the bell.',
          bn: 'লাইন শেষ গড়িয়াহাটে। আজ রাতে পাত চলে গেছে আরও দূর, আর বিশু ঘণ্টির দড়ি টানে না।',
        },
        film: 'tram',
      },
    ]),
    season('tram', 2, '2026-10-23', [
      {
        title: { en: 'Four minutes late', bn: 'চার মিনিট দেরি' },
        synopsis: {
          en: 'Bishu has been away for one night. The city says it was a year.',
          bn: 'বিশু ছিল না এক রাত। শহর বলে, এক বছর।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Lost property', bn: 'হারানো জিনিস' },
        synopsis: {
          en: 'Somebody has claimed the glove. She signs the register with the date on which it will be dropped.',
          bn: 'দস্তানাটা কেউ নিতে এসেছে। খাতায় সই করে তারিখ লেখে সেই দিনের, যেদিন ওটা পড়ে যাবে।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'The driver has no face', bn: 'ড্রাইভারের মুখ নেই' },
        synopsis: {
          en: 'Every photograph of crew 24 is scratched in the same place, and Farida finds the knife.',
          bn: 'চব্বিশ নম্বরের কর্মীদের সব ছবিতে আঁচড় একই জায়গায়। ফরিদা ছুরিটা খুঁজে পায়।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Two trams, one track', bn: 'এক লাইনে দুই ট্রাম' },
        synopsis: {
          en: 'They are due to meet at 11.52. In one of them sits the man who wrote the timetable.',
          bn: 'এগারোটা বাহান্নয় মুখোমুখি হওয়ার কথা। একটায় বসে আছেন সময়সারণি যাঁর লেখা।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'Mind the door', bn: 'দরজা থেকে সরে দাঁড়ান' },
        synopsis: {
          en: 'The four minutes belong to somebody. Bishu and Farida must decide whether to give them back.',
          bn: 'ওই চার মিনিট কারও একজনের। ফেরত দেবে কি না, ঠিক করতে হবে বিশু আর ফরিদাকে।',
        },
        film: 'tram',
      },
    ]),
  ],
}

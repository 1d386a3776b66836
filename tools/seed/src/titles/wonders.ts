import { everyPlan, premiumOnly } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const wonders: DemoMovie[] = [
  {
    id: 'orbit',
    contentType: 'movie',
    permanentLink: 'low-orbit',
    title: { en: 'Low Orbit', bn: 'নিচু কক্ষপথ' },
    tagline: {
      en: 'Ninety minutes round the world. Eleven of them in range.',
      bn: 'পৃথিবী ঘুরতে নব্বই মিনিট। কথা বলা যায় এগারো মিনিট।',
    },
    description: {
      en: prose`Station engineer Mitali Sen is alone in low orbit with a cooling leak, waiting for a relief crew that
        is delayed and delayed again. Her radio is broken on every channel but one, and the one voice that answers is
        a ham operator in a flooded schoolhouse in Kakdwip who needs somebody above the clouds to tell him where the
        water is going. They have eleven minutes in every ninety. He reads her the repair manual in a language it was
        not written in. She looks down and tells him which roofs still have people on them.`,
      bn: prose`নিচু কক্ষপথের এক স্টেশনে একা আছেন ইঞ্জিনিয়ার মিতালি সেন। শীতল রাখার যন্ত্রে ফুটো, বদলি দলের আসার দিন
        বারবার পিছোচ্ছে। রেডিয়োর একটা চ্যানেল ছাড়া সব বন্ধ। সাড়া দেয় একটাই গলা: কাকদ্বীপের এক জলে-ডোবা ইস্কুলবাড়ি
        থেকে এক হ্যাম অপারেটর। তার এমন কাউকে চাই যে মেঘের ওপর থেকে বলে দেবে, জল কোন দিকে যাচ্ছে। প্রতি নব্বই মিনিটে
        এগারো মিনিট কথা বলা যায়। সে মেরামতির বই পড়ে শোনায়, যে ভাষায় লেখা সে ভাষায় নয়, বাংলায়। মিতালি নিচে
        তাকিয়ে বলে দেন, কোন কোন চালে এখনও মানুষ আছে।`,
    },
    year: 2026,
    releaseDate: '2026-11-06T14:30:00Z',
    ageRating: 'U/A 13+',
    contentDescriptors: ['danger', 'flashing-lights'],
    genres: ['science-fiction', 'drama'],
    tags: ['radio', 'rain', 'friendship'],
    people: {
      Actor: ['farida-haque', 'anindya-kar', 'pemba-tamang'],
      Director: ['anik-mitra'],
      Writer: ['hasnat-kabir'],
      Music: ['dhruba-laskar'],
    },
    originalLanguage: 'en',
    film: 'fireflies',
    access: premiumOnly,
    recommendations: ['comet', 'radio', 'diver', 'wave', 'norwester'],
    hero: {
      notice: { en: 'Only with Premium', bn: 'শুধু প্রিমিয়াম প্ল্যানে' },
      text: {
        en: 'An engineer alone in orbit, a flooded schoolhouse below, and eleven minutes in every ninety to save each other.',
        bn: 'ওপরে একা এক ইঞ্জিনিয়ার, নিচে জলে-ডোবা ইস্কুলবাড়ি। প্রতি নব্বই মিনিটে এগারো মিনিট, একে অন্যকে বাঁচানোর।',
      },
    },
  },
  {
    id: 'comet',
    contentType: 'movie',
    permanentLink: 'the-comet-year',
    title: { en: 'The Comet Year', bn: 'ধূমকেতুর বছর' },
    tagline: { en: 'It comes every seventy-six years. So does she.', bn: 'ছিয়াত্তর বছরে একবার আসে। মেয়েটিও।' },
    description: {
      en: prose`The summer that the comet fills half the sky, the whole village sleeps on its roofs, and for the first
        time the children can hear what the grown-ups say at night. Eleven-year-old Abu keeps a notebook: who is
        leaving, who is sick, who has found water that is not his. On the ninth night every clock stops at 3.12 and
        starts again, and in the morning one roof has an extra sleeper on it, a girl his own age who knows everybody's
        name and says that she was here the last time.`,
      bn: prose`সেই গ্রীষ্মে ধূমকেতুতে আধখানা আকাশ ঢাকা, গোটা গ্রাম ঘুমোয় ছাদে, আর বড়রা রাতে কী বলাবলি করে, ছোটরা এই
        প্রথম শুনতে পায়। এগারো বছরের আবু খাতায় টোকে: কে চলে যাচ্ছে, কার অসুখ, কে এমন জলের খোঁজ পেয়েছে যা তার নয়।
        নবম রাতে তিনটে বারোয় সব ঘড়ি থামে, আবার চলে। সকালে দেখা যায় এক ছাদে একজন বেশি ঘুমোচ্ছে। আবুরই বয়সি একটি
        মেয়ে। সবার নাম জানে, আর বলে, গতবারও সে এখানেই ছিল।`,
    },
    year: 2027,
    releaseDate: '2027-02-12',
    ageRating: 'U/A 7+',
    contentDescriptors: ['flashing-lights'],
    genres: ['science-fiction', 'family'],
    tags: ['village', 'growing-up', 'friendship', 'gentle'],
    people: {
      Actor: ['babla-naskar', 'munni-khatun', 'bulbul-akhter', 'zahir-anwar'],
      Director: ['sharmila-guha'],
      Writer: ['sharmila-guha'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: everyPlan,
    recommendations: ['orbit', 'thirteen', 'kash', 'serpent', 'wave'],
    hero: {
      notice: { en: 'In February', bn: 'আসছে ফেব্রুয়ারিতে' },
      text: {
        en: 'A village sleeps on its roofs under an enormous comet. In the morning there is one sleeper too many.',
        bn: 'মস্ত এক ধূমকেতুর তলায় গোটা গ্রাম ঘুমোয় ছাদে। সকালে গুনে দেখা যায়, একজন বেশি।',
      },
    },
  },
  {
    id: 'diver',
    contentType: 'movie',
    permanentLink: 'the-diver',
    title: { en: 'The Diver', bn: 'ডুবুরি' },
    tagline: { en: 'Something down there is keeping time.', bn: 'নিচে কেউ একজন তাল রাখছে।' },
    description: {
      en: prose`Salim cuts up dead ships on the beach at Sitakunda and dives at night for whatever falls off them.
        When a survey boat loses a probe in the Swatch of No Ground, a canyon in the floor of the bay, he is the only
        man poor enough to go after it for the money. At sixty metres his lamp finds an eye as big as a plate. The
        whale is old, tangled in cable, and knocking slowly against the rock. The knocks come in sevens. So, Salim
        remembers, did the ones his father used to tap on the hull.`,
      bn: prose`সীতাকুণ্ডের সৈকতে মরা জাহাজ কাটে সেলিম, আর রাতে ডুব দেয়, যা খসে পড়ে তা-ই তুলে আনতে। বঙ্গোপসাগরের অতল
        খাদে এক জরিপ-জাহাজের যন্ত্র হারিয়ে যায়। যে টাকা দেওয়া হচ্ছে, তাতে নামতে রাজি হওয়ার মতো গরিব একা সেলিম। ষাট
        মিটার নিচে তার বাতির আলোয় ভেসে ওঠে থালার মতো একটা চোখ। বুড়ো এক তিমি, তারে জড়িয়ে আটকে আছে, আস্তে আস্তে
        পাথরে ঘা দিচ্ছে। ঘা পড়ছে সাতটা করে। সেলিমের মনে পড়ে, জাহাজের খোলে ঠিক সাতটা করেই টোকা দিত তার বাবা।`,
    },
    year: 2027,
    releaseDate: '2027-03-26',
    ageRating: 'U/A 13+',
    contentDescriptors: ['danger', 'grief'],
    genres: ['adventure', 'drama'],
    tags: ['sea', 'animals', 'parents-and-children'],
    people: {
      Actor: ['kabir-mondal', 'sultana-parvin', 'mahbub-talukdar', 'leslie-rozario'],
      Director: ['monirul-alam'],
      Writer: ['hasnat-kabir'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'monsoon',
    access: premiumOnly,
    recommendations: ['wave', 'mangrove', 'orbit', 'stepwell', 'bend'],
  },
  {
    id: 'serpent',
    contentType: 'movie',
    permanentLink: 'the-snake-charmers-son',
    title: { en: "The Snake Charmer's Son", bn: 'সাপুড়ের ছেলে' },
    tagline: { en: 'The flute was never for the snake.', bn: 'বাঁশিটা সাপের জন্য ছিলই না।' },
    description: {
      en: prose`Kalu is eleven and afraid of snakes, which in his family is like a fisherman being afraid of water.
        When his father is bitten and lies without speaking, the boy walks the length of Bankura with an empty basket
        to find the old woman who made the family flute. She teaches him one tune a day and makes him pay for each
        with a fear, said aloud. Behind them, keeping to the dry ditch, something very long is following at exactly
        their pace, and it stops to listen whenever he plays.`,
      bn: prose`কালুর বয়স এগারো, আর সে সাপ দেখলে ভয় পায়। সাপুড়ের ঘরে এ যেন জেলের জলে ভয়। বাবাকে যেদিন সাপে কাটল,
        মুখে আর কথা নেই, কালু খালি ঝাঁপি কাঁধে গোটা বাঁকুড়া হেঁটে চলল সেই বুড়ির খোঁজে, যে তাদের বংশের বাঁশিটা
        বানিয়েছিল। বুড়ি রোজ একটা করে সুর শেখায়, দাম নেয় একটা করে ভয়, জোরে বলতে হয়। পেছনে শুকনো নালা ধরে খুব
        লম্বা কী একটা আসে, ঠিক তাদেরই তালে। কালু বাঁশি ধরলেই সেটা থামে, আর শোনে।`,
    },
    year: 2027,
    releaseDate: '2027-05-14',
    ageRating: 'U/A 7+',
    contentDescriptors: ['frightening-scenes', 'danger'],
    genres: ['adventure', 'family'],
    tags: ['folklore', 'animals', 'growing-up', 'songs'],
    people: {
      Actor: ['babla-naskar', 'shyamali-bera', 'biren-mahato'],
      Director: ['sukumar-hembram'],
      Writer: ['tanushree-paik'],
      Music: ['kanai-goswami', 'ranjana-toppo'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: everyPlan,
    recommendations: ['wave', 'circus', 'soil', 'comet', 'ghost'],
  },
]

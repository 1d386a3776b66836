import { anySubscription, everyPlan, everyPlanLoginFirst } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const riverAndField: DemoMovie[] = [
  {
    id: 'ferry',
    contentType: 'movie',
    permanentLink: 'the-last-ferry',
    title: { en: 'The Last Ferry', bn: 'শেষ খেয়া' },
    tagline: {
      en: 'Nobody counts the crossings until they stop.',
      bn: 'পারাপার থামলে তবেই লোকে গুনতে বসে।',
    },
    description: {
      en: prose`A boatman has one evening left before the bridge opens. Everyone he has ever carried wants to cross
        once more: the midwife who was always called at midnight, the schoolmaster who paid in poems, the woman he
        rowed to her wedding and, eleven days later, rowed back. Haripada keeps no count of his crossings, but his
        passengers do, and no two of their stories agree. Near midnight the last one steps aboard: the engineer who
        drew the bridge. He is Haripada's son, and he has not been on the water since he was nine.`,
      bn: prose`সেতু খুলে যাওয়ার আগে মাঝির হাতে আছে একটাই সন্ধ্যা। যাদের সে এতকাল পার করেছে, তারা সবাই আর একবার ওপারে
        যেতে চায়: মাঝরাতে ডাক পড়ত যে দাইয়ের, কবিতা দিয়ে পারানি মেটাতেন যে মাস্টারমশাই, আর সেই মেয়েটি, যাকে বিয়ের
        দিন পার করে এগারো দিনের মাথায় ফিরিয়ে আনতে হয়েছিল। হরিপদ কোনোদিন পারাপার গোনেনি। যাত্রীরা গুনেছে, কিন্তু
        কারও হিসেব কারও সঙ্গে মেলে না। রাত বারোটার কাছাকাছি ওঠে শেষ যাত্রী: সেতুর নকশা যার হাতে আঁকা, হরিপদর নিজের
        ছেলে। নয় বছর বয়সের পর সে আর জলে নামেনি।`,
    },
    year: 2026,
    releaseDate: '2026-11-20',
    ageRating: 'U/A 13+',
    contentDescriptors: ['mild-language', 'grief'],
    genres: ['drama', 'family'],
    tags: ['river', 'one-night', 'parents-and-children', 'slow-burn'],
    people: {
      Actor: ['gourhari-maity', 'shyamali-bera', 'nilanjan-roy', 'ruma-bagchi'],
      Director: ['sharmila-guha'],
      Writer: ['sharmila-guha'],
      Music: ['kanai-goswami'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: everyPlanLoginFirst,
    recommendations: ['bend', 'frames', 'radio', 'hilsa', 'norwester', 'tea'],
    hero: {
      notice: { en: 'New film this week', bn: 'এ সপ্তাহের নতুন সিনেমা' },
      text: {
        en: prose`A boatman has one evening left before the bridge opens. Everyone he has ever carried wants to cross
          once more.`,
        bn: prose`সেতু খুলে যাওয়ার আগে মাঝির হাতে আছে একটাই সন্ধ্যা। যাদের সে এতকাল পার করেছে, তারা সবাই আর একবার
          ওপারে যেতে চায়।`,
      },
    },
  },
  {
    id: 'bend',
    contentType: 'movie',
    permanentLink: 'where-the-river-turns',
    title: { en: 'Where the River Turns', bn: 'নদীর বাঁকে' },
    tagline: {
      en: 'The map says there is a village here. The river says otherwise.',
      bn: 'মানচিত্রে এখানে একটা গ্রাম আছে। নদী সে কথা মানে না।',
    },
    description: {
      en: prose`Every August the river takes one more field from Char Alipur, and every August the land surveyor
        Anwara comes to measure what is left. This year she is told to sign a paper saying that the village is gone,
        though sixty-one families still cook in it. She has nine days, a steel tape and a boy who knows where each
        mango tree used to stand. Between them they begin a second map, of everything under the water, house by house,
        and people start rowing in from the city to be put on it.`,
      bn: prose`প্রতি ভাদ্রে চর আলিপুরের একটা করে খেত নদীতে যায়, আর প্রতি ভাদ্রে আমিন আনোয়ারা আসেন মাপতে, কতটা বাকি
        রইল। এবার তাঁকে সই করতে বলা হয়েছে একটা কাগজে: গ্রামটা আর নেই। অথচ একষট্টিটা উনুনে এখনও রোজ আঁচ পড়ে। তাঁর
        হাতে নয় দিন, একটা ইস্পাতের ফিতে আর একটি ছেলে, কোথায় কোন আমগাছ ছিল যার সব মুখস্থ। দুজনে মিলে শুরু করে
        দ্বিতীয় এক মানচিত্র, জলের তলার সবকিছুর, এক এক করে প্রতিটি বাড়ির। তারপর শহর থেকে লোকে নৌকো বেয়ে আসতে থাকে,
        সেই মানচিত্রে নিজের ঘরটুকু বসিয়ে যেতে।`,
    },
    year: 2026,
    releaseDate: '2026-05-08',
    ageRating: 'U/A 7+',
    contentDescriptors: ['danger'],
    genres: ['drama'],
    tags: ['river', 'village', 'real-lives', 'slow-burn'],
    people: {
      Actor: ['bulbul-akhter', 'babla-naskar', 'mahbub-talukdar', 'haran-das'],
      Director: ['rezaul-bari'],
      Writer: ['jamal-mia'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: anySubscription,
    recommendations: ['ferry', 'norwester', 'hilsa', 'kash', 'pugmarks'],
  },
  {
    id: 'indigo',
    contentType: 'movie',
    permanentLink: 'indigo',
    title: { en: 'Indigo', bn: 'নীল' },
    tagline: { en: 'The colour does not wash off. Neither does the debt.', bn: 'এ রং ধুলে ওঠে না। দাদনের ঋণও না।' },
    description: {
      en: prose`Jessore, 1860. Saudamini boils, beats and strains the leaf that has ruined her father, and she is
        better at it than the planter's own foreman. When the growers of nine villages agree to plant rice instead,
        she is the only one who can read the contracts they put their thumbs to. A young clerk from Calcutta is
        writing down what he hears for a newspaper. She does not need him to tell her story. She needs him to carry
        one ledger across a river that is watched by men on horses.`,
      bn: prose`যশোর, ১৮৬০। যে পাতা বাবাকে সর্বস্বান্ত করেছে, সৌদামিনী সেই পাতাই জ্বাল দেয়, পেটায়, ছাঁকে, আর
        নীলকুঠির গোমস্তার চেয়ে ভালো পারে। নয় গ্রামের চাষি যেদিন ঠিক করল নীল নয়, ধান বুনবে, সেদিন দেখা গেল
        টিপসই-দেওয়া চুক্তিপত্র পড়তে পারে একা সে-ই। কলকাতা থেকে এসেছে এক তরুণ কেরানি, যা শোনে খবরের কাগজের জন্য লিখে
        রাখে। নিজের গল্প বলার জন্য তাকে সৌদামিনীর দরকার নেই। দরকার একটা খাতা ওপারে পৌঁছে দিতে, যে নদীর পাড়ে ঘোড়ায়
        চড়ে পাহারা দেয় কুঠির লোক।`,
    },
    year: 2024,
    releaseDate: '2024-08-16',
    ageRating: 'U/A 16+',
    contentDescriptors: ['violence', 'grief'],
    genres: ['drama'],
    tags: ['craft', 'village', 'justice', 'river'],
    people: {
      Actor: ['sohini-pal', 'joy-tirkey', 'partha-hazra', 'leslie-rozario', 'kakoli-dey'],
      Director: ['ishani-chakraborty'],
      Writer: ['aparajita-shil'],
      Music: ['sreemoyee-bhaduri'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: everyPlan,
    recommendations: ['clay', 'banyan', 'frames', 'windows', 'soil'],
  },
  {
    id: 'norwester',
    contentType: 'movie',
    permanentLink: 'norwester',
    title: { en: "Nor'wester", bn: 'কালবৈশাখী' },
    tagline: { en: 'Forty minutes of wind. A year of answers.', bn: 'ঝড় চল্লিশ মিনিটের। জবাব সারা বছরের।' },
    description: {
      en: prose`On the afternoon of the village fair the sky over Bankura turns the colour of slate, and Lakshmi's
        cow, which is all she was given when her husband left, breaks its rope. She runs after it with the storm at
        her back, past the brick kiln, the locked school and the house she swore not to enter again. Told almost in
        real time, the film counts down to the first hailstone. Everyone she passes is about to lose a roof, and one
        of them is hiding the man she is not looking for.`,
      bn: prose`মেলার দিন বিকেলে বাঁকুড়ার আকাশ স্লেটের মতো কালো হয়ে এল, আর ঠিক তখনই দড়ি ছিঁড়ল লক্ষ্মীর গাই। স্বামী
        চলে যাওয়ার সময় ওই একটা জিনিসই রেখে গিয়েছিল। পিঠে ঝড় নিয়ে লক্ষ্মী ছোটে: ইটভাটা, তালাবন্ধ ইস্কুল, আর সেই
        বাড়ি, যেখানে আর পা দেবে না বলে দিব্যি কেটেছিল। ছবির সময় আর ঝড়ের সময় প্রায় এক, প্রথম শিলটা পড়া পর্যন্ত।
        পথে যাদের সঙ্গে দেখা, একটু পরে তাদের কারও মাথায় চাল থাকবে না। তাদেরই একজন লুকিয়ে রেখেছে সেই লোকটাকে, যাকে
        লক্ষ্মী খুঁজছে না।`,
    },
    year: 2025,
    releaseDate: '2025-04-25',
    ageRating: 'U/A 13+',
    contentDescriptors: ['danger', 'mild-language', 'flashing-lights'],
    genres: ['drama', 'thriller'],
    tags: ['rain', 'village', 'animals'],
    people: {
      Actor: ['phulmoni-hansda', 'biren-mahato', 'toru-majhi', 'tithi-adak'],
      Director: ['sukumar-hembram'],
      Writer: ['tanushree-paik'],
      Music: ['ranjana-toppo'],
    },
    originalLanguage: 'bn',
    film: 'monsoon',
    access: everyPlan,
    recommendations: ['mangrove', 'soil', 'bend', 'bus', 'firstrain', 'local'],
  },
]

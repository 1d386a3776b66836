import { everyPlan, free, premiumOnly } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const tallTales: DemoMovie[] = [
  {
    id: 'crossword',
    contentType: 'movie',
    permanentLink: 'eleven-across',
    title: { en: 'Eleven Across', bn: 'পাশাপাশি এগারো' },
    tagline: { en: 'Six letters, beginning with the name of the dead man.', bn: 'চার অক্ষর, শুরু মৃত লোকটার নাম দিয়ে।' },
    description: {
      en: prose`For thirty years the morning paper has printed a crossword by somebody called Pencha, whom nobody at the paper
        has met. Retired proofreader Hiran Maity solves it with his breakfast. One Tuesday the answers make a
        sentence, and the sentence is an address in Bhowanipore where a jeweller has just been found dead. On
        Wednesday there is another. Hiran has no telephone and is not believed, but he knows one thing about the
        setter, from three decades of commas: it is a woman, and she is frightened.`,
      bn: prose`তিরিশ বছর ধরে সকালের কাগজে শব্দছক বেরোয় প্যাঁচা নামের একজনের, আপিসের কেউ তাকে চোখে দেখেনি। অবসর-নেওয়া
        প্রুফরিডার হিরণ মাইতি জলখাবারের সঙ্গে সেটা সমাধান করেন। এক মঙ্গলবার উত্তরগুলো জুড়ে একটা বাক্য হয়, আর বাক্যটা
        ভবানীপুরের একটা ঠিকানা, যেখানে সদ্য মিলেছে এক জহুরির লাশ। বুধবার আর একটা। হিরণের টেলিফোন নেই, কথা কেউ বিশ্বাসও
        করে না। তবে তিরিশ বছরের কমা পড়ে পড়ে একটা কথা তিনি জানেন: ছক যে বানায় সে একজন মহিলা, আর সে ভয় পেয়েছে।`,
    },
    year: 2025,
    releaseDate: '2025-07-18',
    ageRating: 'U/A 13+',
    contentDescriptors: ['mild-violence', 'smoking'],
    genres: ['mystery', 'crime'],
    tags: ['kolkata', 'letters', 'slow-burn', 'books'],
    people: {
      Actor: ['gourhari-maity', 'chandana-dam', 'arif-shikder', 'ruma-bagchi'],
      Director: ['rathin-samaddar'],
      Writer: ['nilufar-azad'],
      Music: ['bhaskar-adhya'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: everyPlan,
    recommendations: ['carbon', 'library', 'prime', 'forger', 'witness'],
  },
  {
    id: 'stilts',
    contentType: 'movie',
    permanentLink: 'the-stilt-walkers',
    title: { en: 'The Stilt Walkers', bn: 'রণপা' },
    tagline: { en: 'Thirty miles in a night, and home before the rooster.', bn: 'এক রাতে তিরিশ মাইল, মোরগ ডাকার আগে ঘরে।' },
    description: {
      en: prose`In the famine year of 1866 the grain is in the merchant's barn, the merchant is in the fort, and the fort is
        thirty miles away across a country without roads. Raghu, a grave-digger's son, walks on bamboo stilts faster
        than a horse can trot. With two cousins and a runaway clerk he begins to visit barns by night and leave sacks
        at doors. By the new moon there is a price on their heads and a song about them. By the full moon somebody who
        knows the song has measured their stride.`,
      bn: prose`আঠারোশো ছেষট্টি, আকালের বছর। ধান মহাজনের গোলায়, মহাজন কেল্লায়, আর কেল্লা তিরিশ মাইল দূরে, পথহীন মাঠ পেরিয়ে।
        গোরখোদকের ছেলে রঘু বাঁশের রণপায় ঘোড়ার দুলকি চালকেও হারায়। দুই জ্ঞাতিভাই আর এক পালিয়ে-আসা কেরানিকে নিয়ে
        রাতে রাতে সে হানা দেয় গোলায়, আর বস্তা রেখে আসে লোকের দোরে। অমাবস্যার মধ্যে তাদের মাথার দাম ওঠে, তাদের নিয়ে
        গান বাঁধা হয়। পূর্ণিমার মধ্যে সেই গান জানে এমন কেউ একজন মেপে ফেলে তাদের পায়ের ছাপের ফাঁক।`,
    },
    year: 2026,
    releaseDate: '2026-01-02',
    ageRating: 'U/A 13+',
    contentDescriptors: ['violence', 'danger'],
    genres: ['adventure', 'drama'],
    tags: ['village', 'folklore', 'justice', 'friendship'],
    people: {
      Actor: ['joy-tirkey', 'arif-shikder', 'sajal-biswas', 'jhumur-bag', 'imtiaz-chowdhury'],
      Director: ['sukumar-hembram'],
      Writer: ['sabita-murmu'],
      Music: ['kanai-goswami', 'ranjana-toppo'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: everyPlan,
    recommendations: ['serpent', 'delta', 'soil', 'banyan', 'honey'],
  },
  {
    id: 'rooster',
    contentType: 'movie',
    permanentLink: 'the-rooster-of-lane-five',
    title: { en: 'The Rooster of Lane Five', bn: 'পাঁচ নম্বর গলির মোরগ' },
    tagline: { en: 'He is two hours early, and so is everybody.', bn: 'ডাকে দু-ঘণ্টা আগে। অতএব ওঠে সবাই।' },
    description: {
      en: prose`Widow Nanibala of Lane Five is left a rooster in a will, and from the first night it crows at three. The lane
        holds meetings. There is a petition, a poet, a policeman and an attempt with a blanket. Then the baker notices
        that his bread is ready early, two students pass their examinations, a couple who have not spoken since the
        wedding meet on the stairs in the dark, and a thief is caught by forty people in their nightclothes. When the
        bird falls silent one morning, all of them oversleep at once.`,
      bn: prose`উইলে একটা মোরগ পেয়েছেন পাঁচ নম্বর গলির বিধবা ননীবালা। প্রথম রাত থেকেই সেটা ডাকে তিনটেয়। গলিতে মিটিং বসে।
        দরখাস্ত হয়, কবি আসে, পুলিশ আসে, কম্বল চাপা দেওয়ার চেষ্টাও হয়। তারপর রুটিওয়ালা খেয়াল করে, তার রুটি হয়ে
        যাচ্ছে আগে আগে। দুই ছাত্র পাশ করে যায়। বিয়ের পর থেকে কথা-বন্ধ এক স্বামী-স্ত্রীর দেখা হয় অন্ধকার সিঁড়িতে।
        চোর ধরা পড়ে রাতপোশাক-পরা চল্লিশজনের হাতে। এক সকালে পাখিটা আর ডাকে না। সেদিন ঘুম ভাঙে না কারও।`,
    },
    year: 2024,
    releaseDate: '2024-02-16',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['comedy', 'family'],
    tags: ['animals', 'kolkata', 'friendship', 'gentle'],
    people: {
      Actor: ['mithu-sarkhel', 'partha-hazra', 'nirmal-ekka', 'nandini-shome', 'dipten-sen'],
      Director: ['prosun-dhar'],
      Writer: ['jamal-mia'],
      Music: ['tuhin-purkait'],
    },
    originalLanguage: 'bn',
    film: 'kite',
    access: free,
    recommendations: ['elephant', 'kites', 'courtyard', 'brass', 'sweetshop'],
  },
  {
    id: 'shadow',
    contentType: 'movie',
    permanentLink: 'second-shadow',
    title: { en: 'Second Shadow', bn: 'দ্বিতীয় ছায়া' },
    tagline: { en: 'At noon everybody has one. He has company.', bn: 'দুপুরবেলা ছায়া সবার একটাই। তার দুটো।' },
    description: {
      en: prose`Insurance clerk Subir Nag is a careful man with a small flat and no enemies. On the second of May, crossing
        the maidan at noon, he sees that he throws two shadows, and that one is a little late. By the end of the week
        it stops when he walks and walks when he stops. People greet him for favours that he has not done. A stranger
        pays him a debt. Somebody with his gait and his briefcase is living the life that Subir turned down nine years
        ago, and would like the rest of it too.`,
      bn: prose`বিমা আপিসের কেরানি সুবীর নাগ সাবধানী লোক। ছোট ফ্ল্যাট, শত্রু নেই। দোসরা মে, দুপুরবেলা ময়দান পেরোতে গিয়ে সে
        দেখে, তার ছায়া পড়ছে দুটো, আর একটা একটু দেরিতে নড়ে। হপ্তা শেষে সেটা থামে সুবীর হাঁটলে, আর হাঁটে সুবীর থামলে।
        যে উপকার সে করেনি, তার জন্য লোকে ধন্যবাদ দেয়। অচেনা একজন ধার শোধ করে যায়। তারই চলন, তারই ব্যাগ নিয়ে কেউ
        একজন বেঁচে নিচ্ছে সেই জীবনটা, ন-বছর আগে সুবীর যা নেয়নি। বাকিটাও তার চাই।`,
    },
    year: 2026,
    releaseDate: '2026-05-22',
    ageRating: 'U/A 16+',
    contentDescriptors: ['frightening-scenes', 'mild-violence'],
    genres: ['thriller', 'science-fiction'],
    tags: ['kolkata', 'slow-burn'],
    people: {
      Actor: ['nilanjan-roy', 'debjani-kundu', 'anindya-kar', 'arif-shikder'],
      Director: ['anik-mitra'],
      Writer: ['hasnat-kabir'],
      Music: ['dhruba-laskar'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: premiumOnly,
    recommendations: ['negative', 'tenant', 'carbon', 'eclipse', 'crossing'],
  },
  {
    id: 'wheel',
    contentType: 'movie',
    permanentLink: 'the-last-turn-of-the-wheel',
    title: { en: 'The Last Turn of the Wheel', bn: 'নাগরদোলা' },
    tagline: { en: 'It stops when they have said it.', bn: 'কথাটা বলা হলে তবে থামবে।' },
    description: {
      en: prose`On the last night of the winter fair a great wheel sticks, with two people in the topmost car. Ila sells
        tickets in the booth below and went up for once in her life to see the river. Kabir is the doctor whom she
        left at a registry office eleven years ago, because of a letter that he never wrote. The operator could free
        the wheel with one kick. He has been married for forty years, he has heard the first words from up there, and
        he decides to look for his spanner, slowly.`,
      bn: prose`শীতের মেলার শেষ রাত। মস্ত নাগরদোলাটা আটকে যায়, সবচেয়ে উঁচু খোপে দুজন। ইলা নিচে টিকিট বেচে, জীবনে একটি বার
        উঠেছিল নদী দেখবে বলে। কবীর ডাক্তার। এগারো বছর আগে রেজিস্ট্রি আপিসে ইলা তাকে ফেলে চলে গিয়েছিল, এমন এক চিঠির
        জন্য যা কবীর লেখেইনি। একটা লাথি মারলেই নাগরদোলা ঘুরবে, চালক জানে। তার বিয়ের চল্লিশ বছর। ওপর থেকে ভেসে আসা
        প্রথম কথা কটা সে শুনেছে। অতএব সে রেঞ্চ খুঁজতে বসে, ধীরেসুস্থে।`,
    },
    year: 2025,
    releaseDate: '2025-12-26',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['romance', 'drama'],
    tags: ['one-night', 'winter', 'letters', 'slow-burn'],
    people: {
      Actor: ['rehana-mollick', 'kabir-mondal', 'haran-das'],
      Director: ['sharmila-guha'],
      Writer: ['sharmila-guha'],
      Music: ['sreemoyee-bhaduri'],
    },
    originalLanguage: 'bn',
    film: 'kite',
    access: everyPlan,
    recommendations: ['lift', 'winter', 'piano', 'blackout', 'signhere'],
  },
  {
    id: 'pingpong',
    contentType: 'movie',
    permanentLink: 'table-four',
    title: { en: 'Table Four', bn: 'চার নম্বর টেবিল' },
    tagline: { en: 'Best of seven, before the nurse comes round.', bn: 'সাতটায় চার, নার্স আসার আগে।' },
    description: {
      en: prose`In the common room of an old people's home at Chandannagar stands a table with a net of knitted wool. Mrs
        Rozario won the state championship in 1974. Mr Dam lost it to her and has asked for a return match ever since.
        When the home is to be sold, its residents enter the district league as a youth club, for the papers only give
        a year of birth with two digits. Bad hips, worse language, and a backhand that nobody under seventy has ever
        seen. A comedy about losing on purpose.`,
      bn: prose`চন্দননগরের এক বৃদ্ধাবাসের বসার ঘরে একটা টেবিল, জালটা উলে-বোনা। উনিশশো চুয়াত্তরে রাজ্যসেরা হয়েছিলেন শ্রীমতী
        রোজারিও। হেরেছিলেন শ্রীযুক্ত দাম, সেই থেকে ফিরতি ম্যাচ চেয়ে আসছেন। বাড়িটা বিক্রি হয়ে যাবে শুনে আবাসিকরা
        জেলা লিগে নাম দেন তরুণ সংঘ হিসেবে, ফর্মে জন্মসাল তো মোটে দুই অঙ্কের। কোমর গেছে, মুখের ভাষা আরও গেছে, আর আছে
        এমন এক ব্যাকহ্যান্ড, সত্তরের কমবয়সি কেউ যা চোখে দেখেনি। ইচ্ছে করে হারা নিয়ে একটা কমেডি।`,
    },
    year: 2024,
    releaseDate: '2024-07-12',
    ageRating: 'U/A 7+',
    contentDescriptors: ['mild-language'],
    genres: ['sport', 'comedy'],
    tags: ['friendship', 'underdogs', 'gentle'],
    people: {
      Actor: ['mary-gomes', 'dipten-sen', 'chandana-dam', 'nirmal-ekka', 'sonam-lepcha'],
      Director: ['lila-banerjee'],
      Writer: ['tanushree-paik'],
      Music: ['bhaskar-adhya'],
    },
    originalLanguage: 'bn',
    film: 'monsoon',
    access: everyPlan,
    recommendations: ['runner', 'chess', 'sweetshop', 'bell', 'oars'],
  },
]

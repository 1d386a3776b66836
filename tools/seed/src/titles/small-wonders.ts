import { everyPlan, free } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const smallWonders: DemoMovie[] = [
  {
    id: 'pond',
    contentType: 'movie',
    permanentLink: 'the-moon-in-the-pond',
    title: { en: 'The Moon in the Pond', bn: 'পুকুরে চাঁদ' },
    tagline: { en: 'If it is in our pond, it is ours.', bn: 'আমাদের পুকুরে যখন, তখন আমাদেরই।' },
    description: {
      en: prose`Five-year-old Gogol has seen it with his own eyes: the moon has fallen into the pond behind the cowshed and
        cannot get out. Grandmother says to leave it until morning. Father says it is a matter for school. Only the duck
        and the deaf boatman take him seriously. With a bucket, a ladder and all the clothes pegs of the house he sets
        out to rescue it before the big boys fish it up and sell it. A film without a villain, drawn like a picture
        book, for anybody who has ever been put to bed too early.`,
      bn: prose`পাঁচ বছরের গোগোল নিজের চোখে দেখেছে: গোয়ালের পেছনের পুকুরে চাঁদ পড়ে গেছে, উঠতে পারছে না। ঠাকুমা বলেন,
        সকাল অবধি থাক। বাবা বলেন, ওসব ইস্কুলে শেখাবে। কথাটা কানে তোলে শুধু একটা হাঁস আর এক কালা মাঝি। একটা বালতি,
        একটা মই আর বাড়ির সব কটা কাপড়ের ক্লিপ নিয়ে গোগোল বেরোয় চাঁদ বাঁচাতে, বড় ছেলেরা ছিপে তুলে বেচে দেওয়ার আগেই। এ
        ছবিতে দুষ্টু লোক নেই। ছবির বইয়ের মতো আঁকা, তাদের সবার জন্য, যাদের বড্ড তাড়াতাড়ি শুতে পাঠানো হয়েছে।`,
    },
    year: 2022,
    releaseDate: '2022-11-11',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['children', 'family'],
    tags: ['village', 'gentle', 'animals', 'folklore'],
    people: {
      Actor: ['babla-naskar', 'ruma-bagchi', 'haran-das'],
      Director: ['oindrila-saha'],
      Writer: ['oindrila-saha'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: free,
    recommendations: ['jar', 'kash', 'owl', 'ghost', 'glass', 'elephant'],
  },
  {
    id: 'elephant',
    contentType: 'movie',
    permanentLink: 'elephant-on-platform-two',
    title: { en: 'Elephant on Platform Two', bn: 'দুই নম্বরে হাতি' },
    tagline: { en: 'She has a ticket. It is the carriages that do not fit.', bn: 'টিকিট আছে। কামরাটাই শুধু ছোট।' },
    description: {
      en: prose`When the circus goes bankrupt at Rampurhat, its elephant is left on platform two with a label round her leg
        and a mahout who has not been paid. Station master Bhaduri has rules for goats, for pianos and for brass bands,
        and none for this. The down express is due at nine. By eight the elephant has eaten the tea stall's roof, found a
        lost child and learned the announcement chime. Everybody on the platform has advice, and only a ten-year-old
        porter has asked her where she would like to go.`,
      bn: prose`রামপুরহাটে এসে সার্কাস দেউলে হল। দুই নম্বর প্ল্যাটফর্মে পড়ে রইল তার হাতি, পায়ে একটা লেবেল, সঙ্গে মাইনে
        না-পাওয়া মাহুত। স্টেশন মাস্টার ভাদুড়ির খাতায় ছাগলের নিয়ম আছে, পিয়ানোর আছে, ব্যান্ড পার্টির আছে, এর নেই। ডাউন
        এক্সপ্রেস আসবে নটায়। আটটার মধ্যে হাতি চায়ের দোকানের চালা খেয়েছে, হারানো একটা বাচ্চা খুঁজে দিয়েছে, ঘোষণার
        ঘণ্টাটা শিখে ফেলেছে। প্ল্যাটফর্মের সবাই উপদেশ দেয়। সে কোথায় যেতে চায়, জিজ্ঞেস করেছে শুধু দশ বছরের এক কুলি।`,
    },
    year: 2024,
    releaseDate: '2024-12-20',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['comedy', 'family', 'children'],
    tags: ['trains', 'animals', 'gentle', 'friendship'],
    people: {
      Actor: ['dipten-sen', 'rafiq-sardar', 'tithi-adak', 'kakoli-dey', 'imtiaz-chowdhury'],
      Director: ['prosun-dhar'],
      Writer: ['oindrila-saha'],
      Music: ['tuhin-purkait'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: everyPlan,
    recommendations: ['circus', 'kites', 'balloons', 'firstrain', 'pond'],
  },
  {
    id: 'balloons',
    contentType: 'movie',
    permanentLink: 'the-balloon-seller',
    title: { en: 'The Balloon Seller', bn: 'বেলুনওয়ালা' },
    tagline: { en: 'He only let go of the ground for a minute.', bn: 'মাটিটা ছেড়েছিল মোটে এক মিনিটের জন্য।' },
    description: {
      en: prose`Dhanmondi, a windy Friday. Rahim has sold balloons at the lake for eleven years and has never been late, never
        been noticed and never been higher than a footbridge. Then somebody pays for the whole bunch with one large note
        and asks him to hold it a moment. For the rest of the day he drifts over Dhaka at the height of the laundry,
        finding out what everybody says behind the curtains, while a dog, a traffic sergeant and his furious daughter
        follow below with a ladder.`,
      bn: prose`ধানমন্ডি, হাওয়ার এক শুক্রবার। এগারো বছর লেকের ধারে বেলুন বেচছে রহিম। একদিনও দেরি করেনি, কারও চোখে
        পড়েনি, ফুটওভার ব্রিজের চেয়ে উঁচুতেও ওঠেনি। তারপর কেউ একটা বড় নোট দিয়ে গোটা ঝাঁকটাই কিনে নিল আর বলল, একটু
        ধরুন তো। বাকি দিনটা সে ঢাকার ওপর দিয়ে ভেসে চলে, কাপড়-মেলা তারের উচ্চতায়, পর্দার ওপাশে কে কী বলে সব শুনতে
        শুনতে। নিচে মই হাতে ছোটে একটা কুকুর, এক ট্রাফিক সার্জেন্ট আর তার রেগে আগুন মেয়ে।`,
    },
    year: 2023,
    releaseDate: '2023-04-21',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['comedy', 'family'],
    tags: ['dhaka', 'gentle', 'parents-and-children'],
    people: {
      Actor: ['rafiq-sardar', 'bulbul-akhter', 'zahir-anwar', 'mahbub-talukdar'],
      Director: ['rezaul-bari'],
      Writer: ['jamal-mia'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: everyPlan,
    recommendations: ['rickshaw', 'elephant', 'kites', 'umbrellas', 'jar'],
  },
  {
    id: 'robot',
    contentType: 'movie',
    permanentLink: 'kalu-2-0',
    title: { en: 'Kalu 2.0', bn: 'কালু ২.০' },
    tagline: { en: 'Made of a fridge, a fan and a promise.', bn: 'একটা ফ্রিজ, একটা পাখা আর একটা কথা দিয়ে গড়া।' },
    description: {
      en: prose`When the old dog Kalu dies, eleven-year-old Jhinuk builds another on the roof, from what the scrap dealer
        gives her on credit. He has headlamps, a barking horn and, through a mistake in the wiring, opinions. Kalu 2.0
        guards the lane, beats the club at carrom and falls in love with the neighbour's washing machine. Then a company
        with a very clean van comes to ask whose idea he was. Science fiction at the scale of one street, with a
        marigold in it.`,
      bn: prose`বুড়ো কুকুর কালু মারা গেলে এগারো বছরের ঝিনুক ছাদে বসে আর একটা কালু বানায়, ভাঙাচোরার দোকান থেকে ধারে
        আনা জিনিসপত্র দিয়ে। তার আছে হেডলাইট, ঘেউ-ঘেউ হর্ন, আর তারের গোলমালে, নিজের মতামত। কালু ২.০ গলি পাহারা দেয়,
        ক্লাবকে ক্যারমে হারায়, প্রেমে পড়ে পাশের বাড়ির ওয়াশিং মেশিনের। তারপর ঝকঝকে এক ভ্যানে চেপে এক কোম্পানি জানতে
        আসে, বুদ্ধিটা কার। এক গলির মাপের কল্পবিজ্ঞান, সঙ্গে একটা গাঁদাফুল।`,
    },
    year: 2025,
    releaseDate: '2025-05-02',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['science-fiction', 'children', 'comedy'],
    tags: ['friendship', 'growing-up', 'animals'],
    people: {
      Actor: ['tithi-adak', 'babla-naskar', 'partha-hazra', 'moushumi-lahiri'],
      Director: ['oindrila-saha'],
      Writer: ['tanushree-paik'],
      Music: ['dhruba-laskar'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: everyPlan,
    recommendations: ['orbit', 'thirteen', 'comet', 'owl', 'eclipse', 'pond'],
  },
  {
    id: 'glass',
    contentType: 'movie',
    permanentLink: 'glass-sea',
    title: { en: 'Glass Sea', bn: 'কাচের সমুদ্র' },
    tagline: { en: 'There is room for one more, if she holds her breath.', bn: 'আর একজনের জায়গা আছে, যদি দম ধরে রাখতে পারে।' },
    description: {
      en: prose`Mithi's father works on a ship and sends home one goldfish from every port. In the seventh year the bowl stops
        being a bowl: there are tides in it, a lighthouse, and at the bottom a house with a lit window. The grown-ups see
        five fish that want feeding. When the letters stop coming, Mithi climbs on a chair, takes the deepest breath of
        her life and goes to ask. A sea story that never leaves the window sill, about how far away a father can be and
        still be in the room.`,
      bn: prose`মিঠির বাবা জাহাজে কাজ করেন, প্রতি বন্দর থেকে বাড়িতে পাঠান একটা করে লাল মাছ। সাত বছরের মাথায় বয়ামটা আর
        বয়াম থাকে না। তাতে জোয়ার-ভাটা খেলে, বাতিঘর ওঠে, আর তলায় একটা বাড়ি, জানলায় তার আলো। বড়রা দেখে পাঁচটা মাছ,
        খাবার দেওয়ার সময় হয়েছে। চিঠি আসা যখন বন্ধ হল, মিঠি চেয়ারে উঠে জীবনের সবচেয়ে লম্বা দমটা নিল, তারপর গেল
        জিজ্ঞেস করতে। জানলার তাক ছেড়ে নড়ে না এমন এক সমুদ্রের গল্প: বাবা কত দূরে থেকেও ঘরে থাকতে পারে।`,
    },
    year: 2025,
    releaseDate: '2025-08-15',
    ageRating: 'U/A 7+',
    contentDescriptors: ['grief'],
    genres: ['children', 'adventure'],
    tags: ['sea', 'parents-and-children', 'letters'],
    people: {
      Actor: ['munni-khatun', 'nilanjan-roy', 'rukmini-sanyal'],
      Director: ['sharmila-guha'],
      Writer: ['aparajita-shil'],
      Music: ['sreemoyee-bhaduri'],
    },
    originalLanguage: 'en',
    film: 'fireflies',
    access: everyPlan,
    recommendations: ['wave', 'diver', 'pond', 'jar', 'library', 'comet'],
  },
]

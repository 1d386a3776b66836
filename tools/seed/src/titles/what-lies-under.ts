import { everyPlan, premiumOnly } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const whatLiesUnder: DemoMovie[] = [
  {
    id: 'honey',
    contentType: 'movie',
    permanentLink: 'month-of-honey',
    title: { en: 'Month of Honey', bn: 'মধুমাস' },
    tagline: { en: 'First the smoke, then the song, then you run.', bn: 'আগে ধোঁয়া, তারপর গান, তারপর দৌড়।' },
    description: {
      en: prose`Each spring seven men of one village row into the forest for wild honey, and the families at home keep the old
        rules until they are back: no lamps at noon, no fish fried, no name called twice. This year the eldest is too
        blind to see the bees, and his daughter Moyna goes in his place, with his shirt and his smoke. Eleven days,
        one boat, a rival crew with a motor, and a tiger that nobody will call by its name. Under the adventure lies a
        quarrel about who may be brave.`,
      bn: prose`ফি বসন্তে এক গাঁয়ের সাতজন নৌকো বেয়ে বনে ঢোকে মধু ভাঙতে। ঘরের লোক ততদিন পুরনো নিয়ম মানে: দুপুরে বাতি জ্বলে
        না, মাছ ভাজা হয় না, কারও নাম দুবার ডাকা হয় না। এ বছর সবচেয়ে প্রবীণ মানুষটির চোখ গেছে, মৌমাছি দেখতে পান না।
        তাঁর জামা আর তাঁর ধোঁয়া নিয়ে চলে মেয়ে ময়না। এগারো দিন, একটা নৌকো, মোটর-লাগানো এক রেষারেষির দল, আর একজন,
        যার নাম কেউ মুখে আনে না। অভিযানের তলায় তলায় একটা ঝগড়া: সাহস কার সাজে।`,
    },
    year: 2026,
    releaseDate: '2026-03-06',
    ageRating: 'U/A 13+',
    contentDescriptors: ['danger', 'frightening-scenes'],
    genres: ['adventure', 'drama'],
    tags: ['sundarbans', 'animals', 'folklore', 'parents-and-children'],
    people: {
      Actor: ['jhumur-bag', 'toru-majhi', 'joy-tirkey', 'kabir-mondal', 'arif-shikder'],
      Director: ['sabita-murmu'],
      Writer: ['jamal-mia'],
      Music: ['kanai-goswami'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: everyPlan,
    recommendations: ['mangrove', 'delta', 'dolphin', 'pugmarks', 'wave'],
  },
  {
    id: 'strings',
    contentType: 'movie',
    permanentLink: 'strings',
    title: { en: 'Strings', bn: 'সুতোর টান' },
    tagline: { en: 'He moves the dancer. Somebody moves him.', bn: 'সে পুতুল নাচায়। তাকে নাচায় অন্য কেউ।' },
    description: {
      en: prose`Puppeteer Subal Haldar travels the winter fairs with a queen, two kings and a demon, and a story that has not
        changed in four generations. At Bolpur somebody slips a page into his script: a murder, with a name. The
        audience laughs. Next morning a landowner is found at the foot of his stairs, arms and legs arranged. At every
        fair there is another page. Subal can stop the show, or he can find out who in the dark behind the lamp has
        been pulling on him.`,
      bn: prose`রাজা দুটি, রানি একটি, রাক্ষস একটি, আর চার পুরুষের একটাই পালা নিয়ে শীতের মেলায় মেলায় ঘোরেন পুতুলনাচিয়ে সুবল
        হালদার। বোলপুরে কে যেন পালার খাতায় একটা পাতা গুঁজে দেয়: একটা খুন, নাম সমেত। দর্শক হাসে। পরদিন সকালে সিঁড়ির
        নিচে পাওয়া যায় এক জোতদারকে, হাত-পা সাজানো। প্রত্যেক মেলায় একটা করে নতুন পাতা। সুবল পালা বন্ধ করতে পারেন।
        নয়তো খুঁজে বের করতে পারেন, লণ্ঠনের আড়ালের অন্ধকারে কার আঙুলে তাঁর নিজের সুতো।`,
    },
    year: 2025,
    releaseDate: '2025-01-17',
    ageRating: 'U/A 16+',
    contentDescriptors: ['violence', 'frightening-scenes'],
    genres: ['thriller', 'mystery'],
    tags: ['folklore', 'theatre', 'winter', 'craft'],
    people: {
      Actor: ['haran-das', 'anindya-kar', 'jhumur-bag', 'nirmal-ekka', 'somnath-pramanik'],
      Director: ['rezaul-bari'],
      Writer: ['hasnat-kabir'],
      Music: ['kanai-goswami', 'dhruba-laskar'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: premiumOnly,
    recommendations: ['mask', 'stage', 'banyan', 'crossing', 'negative'],
  },
  {
    id: 'prime',
    contentType: 'movie',
    permanentLink: 'prime',
    title: { en: 'Prime', bn: 'মৌলিক' },
    tagline: { en: 'It can be divided by nobody but itself.', bn: 'নিজেকে ছাড়া আর কেউ তাকে ভাগ করতে পারে না।' },
    description: {
      en: prose`Anuradha Sen teaches fractions in a girls' school at Burdwan and tells nobody that at night she is working on
        a problem three hundred years old. Her only pupil for it is Fulki, eleven, who sells puffed rice outside the
        gate and sees numbers as places on a street. When a famous professor announces the same proof with the same
        small mistake in it, Anuradha has to show where the idea came from, and every page is in a child's
        handwriting, on the paper of paper bags.`,
      bn: prose`বর্ধমানের মেয়েদের ইস্কুলে ভগ্নাংশ পড়ান অনুরাধা সেন। কাউকে বলেন না, রাতে তিনি কষছেন তিনশো বছরের পুরনো একটা
        অঙ্ক। এ কাজে তাঁর ছাত্রী একজনই। এগারো বছরের ফুলকি, গেটের বাইরে মুড়ি বেচে, আর সংখ্যাকে দেখে রাস্তার ধারের
        বাড়ির মতো। এক নামজাদা অধ্যাপক যেদিন ওই একই প্রমাণ ঘোষণা করেন, একই ছোট্ট ভুলটা সমেত, সেদিন অনুরাধাকে দেখাতে
        হবে ভাবনাটা এল কোথা থেকে। আর প্রতিটা পাতা একটা বাচ্চার হাতের লেখায়, ঠোঙার কাগজে।`,
    },
    year: 2024,
    releaseDate: '2024-11-22',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['drama', 'mystery'],
    tags: ['books', 'growing-up', 'friendship', 'justice'],
    people: {
      Actor: ['moushumi-lahiri', 'tithi-adak', 'nilanjan-roy', 'chandana-dam'],
      Director: ['tapati-ganguly'],
      Writer: ['nilufar-azad'],
      Music: ['sreemoyee-bhaduri'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: everyPlan,
    recommendations: ['chess', 'nightschool', 'library', 'eclipse', 'winter'],
  },
  {
    id: 'hyacinth',
    contentType: 'movie',
    permanentLink: 'water-hyacinth',
    title: { en: 'Water Hyacinth', bn: 'কচুরিপানা' },
    tagline: { en: 'It covers an acre in a fortnight. It covers everything.', bn: 'পনেরো দিনে এক বিঘে ঢাকে। ঢাকে সব কিছুই।' },
    description: {
      en: prose`When the canal at Naihati has to be cleared for the regatta, the men with the hooks bring up a bicycle, a
        harmonium and a man's wedding shoes, tied together by the laces. The shoes belong to a schoolmaster who left
        for the city nine years ago and has written home every month since. Inspector Parveen Mollah, born on that
        bank, knows the handwriting of the letters, for she learned to write from the same copybook. The weed grows
        back by a yard each night. Somebody wants it to hurry.`,
      bn: prose`নৌকো বাইচের আগে খালের পানা তুলতে গিয়ে আঁকশিতে ওঠে একটা সাইকেল, একটা হারমোনিয়াম, আর ফিতে দিয়ে একসঙ্গে বাঁধা
        এক জোড়া বিয়ের জুতো। জুতোর মালিক এক মাস্টারমশাই। ন-বছর আগে শহরে চলে গেছেন, আর সেই থেকে প্রতি মাসে বাড়িতে
        চিঠি লেখেন। ওই পাড়েই জন্ম দারোগা পারভিন মোল্লার। চিঠির হাতের লেখাটা তাঁর চেনা, একই খাতা দেখে তিনিও লিখতে
        শিখেছিলেন। পানা রাতে এক গজ করে বাড়ে। কেউ একজন চায়, আরও তাড়াতাড়ি বাড়ুক।`,
    },
    year: 2026,
    releaseDate: '2026-09-18',
    ageRating: 'U/A 16+',
    contentDescriptors: ['frightening-scenes', 'grief', 'strong-language'],
    genres: ['crime', 'thriller'],
    tags: ['river', 'village', 'letters', 'family-secrets', 'slow-burn'],
    people: {
      Actor: ['farida-haque', 'rafiq-sardar', 'lopa-sikdar', 'gourhari-maity', 'arif-shikder'],
      Director: ['rathin-samaddar'],
      Writer: ['aparajita-shil'],
      Music: ['dhruba-laskar'],
    },
    originalLanguage: 'bn',
    film: 'sea',
    access: premiumOnly,
    recommendations: ['banyan', 'witness', 'fog', 'norwester', 'forger'],
  },
]

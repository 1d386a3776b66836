import { everyPlan, free, premiumOnly } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const afterDark: DemoMovie[] = [
  {
    id: 'crossing',
    contentType: 'movie',
    permanentLink: 'level-crossing',
    title: { en: 'Level Crossing', bn: 'লেভেল ক্রসিং' },
    tagline: { en: 'He lowers the gate. The car stays.', bn: 'সে গেট নামায়। গাড়িটা নড়ে না।' },
    description: {
      en: prose`Gate number 61 stands in flat country, with one train an hour and a gateman, Nitai, who writes everything
        down. Every night at ten past two a dark car stops on the far side, too far back for the lamp, and nobody gets
        out. When the train has passed it is gone, though the road behind it is straight for four miles. On the ninth
        night Nitai leaves the barrier up. On the tenth a policeman asks about a missing contractor, and the page for
        the ninth has been torn out, neatly, the way Nitai tears.`,
      bn: prose`ধু-ধু মাঠের মধ্যে একষট্টি নম্বর গেট, ঘণ্টায় একটা ট্রেন, আর গেটম্যান নিতাই, যে সব কিছু খাতায় লেখে। রোজ রাত
        দুটো দশে ওপারে একটা কালো গাড়ি এসে দাঁড়ায়, বাতির নাগালের বাইরে। কেউ নামে না। ট্রেন চলে গেলে গাড়িও নেই, অথচ
        পেছনের রাস্তা চার মাইল নাকবরাবর সোজা। নবম রাতে নিতাই গেট নামায় না। দশম রাতে পুলিশ আসে এক নিখোঁজ ঠিকাদারের
        খোঁজে। খাতায় নবম রাতের পাতাটা নেই। পরিপাটি করে ছেঁড়া, নিতাই যেভাবে ছেঁড়ে।`,
    },
    year: 2026,
    releaseDate: '2026-01-30',
    ageRating: 'U/A 16+',
    contentDescriptors: ['frightening-scenes', 'violence', 'smoking'],
    genres: ['thriller', 'mystery'],
    tags: ['trains', 'one-night', 'slow-burn'],
    people: {
      Actor: ['joy-tirkey', 'anindya-kar', 'debjani-kundu', 'somnath-pramanik'],
      Director: ['rezaul-bari'],
      Writer: ['hasnat-kabir'],
      Music: ['dhruba-laskar'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: premiumOnly,
    recommendations: ['bus', 'fog', 'local', 'norwester', 'stepwell'],
  },
  {
    id: 'nightschool',
    contentType: 'movie',
    permanentLink: 'night-school',
    title: { en: 'Night School', bn: 'রাতের ইস্কুল' },
    tagline: { en: 'First lesson: your own name, without help.', bn: 'প্রথম পাঠ: নিজের নাম, কারও সাহায্য ছাড়া।' },
    description: {
      en: prose`After the brick kiln shuts for the night, eleven grown people squeeze themselves behind desks made for
        seven-year-olds. There is a driver who has learned every road by its trees, a cook who has put her thumb to a
        loan she could not read, and old Haripada, who wants to write one letter and will not say to whom. Their
        teacher is fourteen and has a mathematics examination in the morning. A warm and funny film about the
        alphabet, and about what people have been carrying without it.`,
      bn: prose`ইটভাটার কাজ চুকলে এগারোজন বড় মানুষ চেপেচুপে বসে সাত বছরের বাচ্চাদের বেঞ্চে। এক ড্রাইভার, সব রাস্তা যে গাছ
        দেখে চেনে। এক রাঁধুনি, না পড়েই যে ধারের কাগজে টিপছাপ দিয়েছে। আর বুড়ো হরিপদ, যে একটাই চিঠি লিখতে চায়, কাকে,
        বলবে না। দিদিমণির বয়স চোদ্দো, কাল সকালে তার নিজেরই অঙ্ক পরীক্ষা। মায়াভরা, মজার একটা ছবি। বর্ণমালা নিয়ে, আর
        অক্ষর ছাড়া মানুষগুলো এতদিন যা বয়ে বেড়িয়েছে, তা নিয়ে।`,
    },
    year: 2025,
    releaseDate: '2025-09-05',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['drama', 'family'],
    tags: ['letters', 'books', 'village', 'gentle', 'friendship'],
    people: {
      Actor: ['munni-khatun', 'haran-das', 'rafiq-sardar', 'phulmoni-hansda', 'toru-majhi'],
      Director: ['sharmila-guha'],
      Writer: ['aparajita-shil'],
      Music: ['kanai-goswami'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: everyPlan,
    recommendations: ['library', 'kash', 'winter', 'firstrain', 'shelf'],
  },
  {
    id: 'listening',
    contentType: 'movie',
    permanentLink: 'the-listening-field',
    title: { en: 'The Listening Field', bn: 'কান-পাতা মাঠ' },
    tagline: {
      en: 'It was built to hear the stars. It hears something nearer.',
      bn: 'তারাদের শুনবে বলে বানানো। শুনল আরও কাছের কিছু।',
    },
    description: {
      en: prose`In a dry field in Purulia stands a radio dish that the government forgot to switch off. Physics teacher Malati
        Besra sweeps out the birds' nests, brings her class of six and points it at nothing in particular. On the
        third night it hears a lullaby, slow and in no language, of which every child in the room knows the end. The
        observatory says it is interference. The village says it is the song that the dam drowned. Malati has until
        the power is cut to ask it for a second verse.`,
      bn: prose`পুরুলিয়ার শুকনো মাঠে দাঁড়িয়ে একটা রেডিয়ো-থালা, সরকার যেটা বন্ধ করতে ভুলে গেছে। পদার্থবিদ্যার দিদিমণি মালতী
        বেসরা পাখির বাসা সরিয়ে, ছজন পড়ুয়া নিয়ে, থালাটা ঘোরান যেদিকে চোখ যায়। তৃতীয় রাতে শোনা যায় একটা
        ঘুমপাড়ানি গান। ধীর লয়, ভাষা বোঝা যায় না, অথচ ঘরের সব কটা বাচ্চা শেষ কলিটা জানে। মানমন্দির বলে, ওটা যন্ত্রের
        গোলমাল। গ্রাম বলে, বাঁধের জলে ডুবে যাওয়া গানটা। বিদ্যুতের লাইন কাটা পড়ার আগে মালতীর একটাই কাজ: দ্বিতীয়
        স্তবকটা চেয়ে নেওয়া।`,
    },
    year: 2026,
    releaseDate: '2026-06-19',
    ageRating: 'U/A 7+',
    contentDescriptors: ['flashing-lights'],
    genres: ['science-fiction', 'drama'],
    tags: ['village', 'radio', 'songs', 'gentle'],
    people: {
      Actor: ['phulmoni-hansda', 'ananta-besra', 'babla-naskar', 'munni-khatun', 'nilanjan-roy'],
      Director: ['sukumar-hembram'],
      Writer: ['sabita-murmu'],
      Music: ['ranjana-toppo'],
    },
    originalLanguage: 'sat',
    film: 'fireflies',
    access: everyPlan,
    recommendations: ['orbit', 'comet', 'radio', 'soil', 'eclipse'],
  },
  {
    id: 'fleet',
    contentType: 'movie',
    permanentLink: 'a-fleet-of-homework',
    title: { en: 'A Fleet of Homework', bn: 'হোমওয়ার্কের নৌবহর' },
    tagline: { en: 'Everything they were told to write, gone to sea.', bn: 'যা যা লিখতে বলা হয়েছিল, সব জলে।' },
    description: {
      en: prose`When the embankment breaks, the island school goes under up to its blackboards, and Class Five spends its days
        on the roof with nothing but a trunk of exercise books. Nine-year-old Tuktuki folds the first boat out of an
        essay on discipline. By evening there are two hundred, a message in each, running with the current towards a
        village that nobody has heard from since the storm. Then one comes back, against the stream, folded in a way
        that none of them knows how to fold.`,
      bn: prose`বাঁধ ভাঙতেই চরের ইস্কুল ডুবল ব্ল্যাকবোর্ড অবধি। ক্লাস ফাইভের দিন কাটে ছাদে, সম্বল বলতে খাতাভর্তি একটা ট্রাঙ্ক।
        প্রথম নৌকোটা ভাঁজ করে ন-বছরের টুকটুকি, শৃঙ্খলা নিয়ে লেখা রচনার পাতা ছিঁড়ে। সন্ধের মধ্যে দুশো নৌকো, প্রতিটায়
        একটা করে খবর। স্রোতে ভেসে চলে সেই গ্রামের দিকে, ঝড়ের পর থেকে যার কোনো সাড়া নেই। তারপর একটা নৌকো ফিরে আসে,
        উজান বেয়ে। এমন ভাঁজ, ওদের কেউ জানে না।`,
    },
    year: 2026,
    releaseDate: '2026-08-07',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['children', 'adventure'],
    tags: ['rain', 'friendship', 'growing-up', 'letters', 'underdogs'],
    people: {
      Actor: ['tithi-adak', 'babla-naskar', 'munni-khatun', 'ruma-bagchi', 'kabir-mondal'],
      Director: ['faisal-nazir'],
      Writer: ['faisal-nazir'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'sea',
    access: free,
    recommendations: ['glass', 'circus', 'wave', 'pond', 'thirteen'],
  },
]

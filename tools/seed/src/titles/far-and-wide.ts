import { everyPlan, free, premiumOnly } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const farAndWide: DemoMovie[] = [
  {
    id: 'salt',
    contentType: 'movie',
    permanentLink: 'white-harvest',
    title: { en: 'White Harvest', bn: 'সাদা ফসল' },
    tagline: { en: 'Six months of sun, one hour of rain.', bn: 'ছ মাসের রোদ, এক ঘণ্টার বৃষ্টি।' },
    description: {
      en: prose`On the coast at Contai, where the sea is let in by the bucket and kept until it turns to crystal, Malati has
        raked the same forty pans since she was a bride. The film stays with her from the first cracked field in November
        to the last heap in May. It is about patience and about arithmetic: what a kilo weighs at the pan, at the godown
        and on a table in the city. Nobody explains anything. In the last reel a cloud appears, the size of a hand, and
        forty people begin to run.`,
      bn: prose`কাঁথির উপকূলে সমুদ্রকে ডেকে আনা হয় বালতি মেপে, ধরে রাখা হয় দানা না বাঁধা পর্যন্ত। বিয়ে হয়ে আসা ইস্তক
        সেখানে একই চল্লিশটা খোপে নুন টানছেন মালতী। কার্তিকের প্রথম ফাটা জমি থেকে বৈশাখের শেষ ঢিবি অবধি ছবিটা তাঁর
        সঙ্গে থাকে। এ ছবি ধৈর্যের, আর অঙ্কের: এক কিলোর ওজন কত মাঠে, কত গুদামে, কত শহরের খাবার টেবিলে। কেউ কিছু
        বুঝিয়ে বলে না। শেষের দিকে আকাশে একটা মেঘ দেখা দেয়, হাতের তেলোর মাপে, আর চল্লিশ জন মানুষ দৌড়তে শুরু করে।`,
    },
    year: 2021,
    releaseDate: '2021-08-06',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['documentary'],
    tags: ['sea', 'real-lives', 'craft', 'slow-burn'],
    people: {
      Actor: ['shyamali-bera', 'gourhari-maity', 'toru-majhi'],
      Director: ['lila-banerjee'],
      Writer: ['jamal-mia'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: free,
    recommendations: ['dolphin', 'bend', 'mustard', 'pugmarks', 'indigo'],
  },
  {
    id: 'dolphin',
    contentType: 'movie',
    permanentLink: 'blind-river',
    title: { en: 'Blind River', bn: 'অন্ধ নদী' },
    tagline: { en: 'It has no eyes to speak of. It has seen everything.', bn: 'চোখ বলতে নেই। তবু সব দেখা।' },
    description: {
      en: prose`The dolphin of the Ganga is blind, swims on its side and finds its way by clicking. So do the two people who
        follow it in this film: Dhiren, who was a poacher and now counts, and Ruksar, who records what the river sounds
        like under a bridge, under a barge, under a festival. They go four hundred kilometres downstream in a boat with
        one cushion. By Bhagalpur she can tell six animals apart by voice. By the end the river has gone so quiet
        that they switch off the motor and simply wait.`,
      bn: prose`গঙ্গার শুশুক অন্ধ, সাঁতরায় কাত হয়ে, পথ চেনে শব্দ করে করে। এ ছবিতে যে দুজন তার পিছু নেয়, তারাও তাই।
        ধীরেন একদিন শিকার করত, এখন গোনে। রুখসার শব্দ ধরে রাখে: সেতুর তলায়, বজরার তলায়, মেলার তলায় নদী কেমন শোনায়।
        একটাই গদির নৌকোয় ভাটিতে চারশো কিলোমিটার। ভাগলপুর পৌঁছনোর আগেই মেয়েটি গলা শুনে ছটা শুশুককে আলাদা চেনে। শেষের
        দিকে নদী এমন নিঝুম হয়ে যায় যে মোটর বন্ধ করে দুজনে শুধু বসে থাকে।`,
    },
    year: 2023,
    releaseDate: '2023-06-02',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['documentary', 'adventure'],
    tags: ['river', 'animals', 'real-lives', 'friendship'],
    people: {
      Actor: ['biren-mahato', 'munni-khatun', 'mahbub-talukdar'],
      Director: ['lila-banerjee', 'monirul-alam'],
      Writer: ['tanushree-paik'],
      Music: ['kanai-goswami'],
    },
    originalLanguage: 'hi',
    film: 'dawn',
    access: everyPlan,
    recommendations: ['hilsa', 'salt', 'bend', 'mangrove', 'diver'],
  },
  {
    id: 'flags',
    contentType: 'movie',
    permanentLink: 'north-of-kalimpong',
    title: { en: 'North of Kalimpong', bn: 'কালিম্পঙের উত্তরে' },
    tagline: { en: 'The letter took forty years. The answer must be there by Losar.', bn: 'চিঠি এসেছে চল্লিশ বছরে। উত্তর পৌঁছনো চাই লোসারের আগে।' },
    description: {
      en: prose`When the last mule postman of the district retires, one letter is left in his bag, addressed to a village
        that moved in the earthquake of 1980. His granddaughter Pasang, who guides tourists and hates walking, agrees to
        carry it for the price of a bus ticket home. The road ends on the second day, the map on the fourth. There is a
        bridge that only bears those who sing on it, a monastery with a satellite dish, and a whole valley that has
        been expecting her.`,
      bn: prose`জেলার শেষ খচ্চর-ডাকহরকরা অবসর নিলেন, ঝোলায় পড়ে রইল একটা চিঠি। যে গ্রামের নামে, ১৯৮০ সালের ভূমিকম্পে সে
        গ্রাম সরে গেছে অন্য কোথাও। নাতনি পাসাং পর্যটকদের পথ দেখায় আর হাঁটা দু চোখে দেখতে পারে না। বাড়ি ফেরার বাসভাড়া
        পাবে, এই কড়ারে সে রাজি হয়। রাস্তা ফুরোয় দ্বিতীয় দিনে, মানচিত্র চতুর্থ দিনে। তারপর এক সেতু, গান না গাইলে যে
        ভার নেয় না, এক গুম্ফা, ছাদে যার ডিশ অ্যান্টেনা, আর গোটা একটা উপত্যকা, যে তারই পথ চেয়ে আছে।`,
    },
    year: 2025,
    releaseDate: '2025-01-24',
    ageRating: 'U/A 7+',
    contentDescriptors: ['danger'],
    genres: ['adventure', 'drama'],
    tags: ['hills', 'letters', 'folklore', 'growing-up'],
    people: {
      Actor: ['anjali-gurung', 'pemba-tamang', 'leslie-rozario', 'mary-gomes'],
      Director: ['subhra-nandy'],
      Writer: ['aparajita-shil'],
      Music: ['ranjana-toppo'],
    },
    originalLanguage: 'ne',
    film: 'dawn',
    access: everyPlan,
    recommendations: ['tea', 'winter', 'pugmarks', 'diver', 'ghat', 'kash'],
  },
  {
    id: 'heat',
    contentType: 'movie',
    permanentLink: 'forty-four-degrees',
    title: { en: 'Forty-Four Degrees', bn: 'চুয়াল্লিশ ডিগ্রি' },
    tagline: { en: 'At forty-five the glass breaks.', bn: 'পঁয়তাল্লিশে কাচ ফাটে।' },
    description: {
      en: prose`The hottest Wednesday on record, told in the eight hours between the milk and the storm. An ice factory in
        Asansol has been locked by its owner with eleven people inside and three days' wages unpaid. Outside, a crowd
        wants ice for a hospital, and a young sub-inspector has been told to keep it calm until somebody important has
        woken from his nap. Every twenty minutes the film shows the thermometer. Nobody in it is wrong, and every door
        opens the wrong way.`,
      bn: prose`এযাবৎ সবচেয়ে গরম বুধবার, দুধ আসা থেকে ঝড় ওঠা পর্যন্ত আটটা ঘণ্টা। আসানসোলের এক বরফকলে মালিক তালা
        দিয়েছে, ভেতরে এগারোজন, তিন দিনের মজুরি বাকি। বাইরে ভিড়, হাসপাতালের জন্য বরফ চাই। এক তরুণ সাব-ইন্সপেক্টরকে
        হুকুম দেওয়া হয়েছে, যতক্ষণ না কোনো এক কেউকেটার ভাতঘুম ভাঙে, ভিড় যেন ঠান্ডা থাকে। কুড়ি মিনিট পর পর ছবিতে
        থার্মোমিটার দেখানো হয়। এ ছবিতে কেউ ভুল বলে না, আর প্রতিটা দরজা খোলে উলটো দিকে।`,
    },
    year: 2027,
    releaseDate: '2027-04-23',
    ageRating: 'U/A 16+',
    contentDescriptors: ['strong-language', 'violence', 'danger'],
    genres: ['thriller', 'drama'],
    tags: ['justice', 'slow-burn'],
    people: {
      Actor: ['joy-tirkey', 'sultana-parvin', 'sajal-biswas', 'haran-das', 'phulmoni-hansda'],
      Director: ['sukumar-hembram'],
      Writer: ['hasnat-kabir'],
      Music: ['tuhin-purkait'],
    },
    originalLanguage: 'bn',
    film: 'monsoon',
    access: premiumOnly,
    recommendations: ['norwester', 'banyan', 'bus', 'witness', 'local'],
  },
  {
    id: 'eclipse',
    contentType: 'movie',
    permanentLink: 'totality',
    title: { en: 'Totality', bn: 'পূর্ণগ্রাস' },
    tagline: { en: 'For four minutes everybody in town saw the same thing, but one.', bn: 'চার মিনিট গোটা শহর একই জিনিস দেখল। একজন বাদে।' },
    description: {
      en: prose`A total eclipse is to cross Purulia, and a school without a laboratory gets one telescope, on loan, for one
        day. The science teacher Ila has rehearsed her pupils for a year. When the light goes, sixty of them shout; the
        smallest, Phuli, keeps her eye at the glass and writes down a second shadow, behind the first. Nobody believes
        her, until the birds do not come back. A quiet science fiction about how long a child may be right before
        somebody looks up.`,
      bn: prose`পুরুলিয়ার ওপর দিয়ে যাবে পূর্ণগ্রাস সূর্যগ্রহণ। যে ইস্কুলে ল্যাবরেটরি নেই, সে এক দিনের জন্য ধার পেয়েছে
        একটা টেলিস্কোপ। বিজ্ঞানের দিদিমণি ইলা এক বছর ধরে ছাত্রছাত্রীদের মহড়া দিইয়েছেন। আলো যখন নিভল, ষাট জন চেঁচিয়ে
        উঠল। সবচেয়ে ছোট যে, সেই ফুলি কাচ থেকে চোখ সরাল না। সে লিখে রাখল দ্বিতীয় একটা ছায়ার কথা, প্রথমটার পেছনে। কেউ
        মানল না, যতক্ষণ না দেখা গেল পাখিরা আর ফিরছে না। শান্ত এক কল্পবিজ্ঞান: একটা বাচ্চা কতক্ষণ একা ঠিক হতে পারে।`,
    },
    year: 2027,
    releaseDate: '2027-08-02',
    ageRating: 'U/A 7+',
    contentDescriptors: ['frightening-scenes'],
    genres: ['science-fiction', 'drama'],
    tags: ['village', 'growing-up', 'friendship'],
    people: {
      Actor: ['tithi-adak', 'nandini-shome', 'biren-mahato', 'phulmoni-hansda'],
      Director: ['ishani-chakraborty'],
      Writer: ['ishani-chakraborty'],
      Music: ['ranjana-toppo'],
    },
    originalLanguage: 'en',
    film: 'fireflies',
    access: premiumOnly,
    recommendations: ['comet', 'orbit', 'robot', 'glass', 'library'],
  },
  {
    id: 'bell',
    contentType: 'movie',
    permanentLink: 'bell',
    title: { en: 'Bell', bn: 'ঘণ্টা' },
    tagline: { en: 'Nine rounds with her father. Then the ones in the ring.', bn: 'ন রাউন্ড বাবার সঙ্গে। তারপর রিংয়ের গুলো।' },
    description: {
      en: prose`Kidderpore has sent boxers to the docks and dockers to the ring for a hundred years, and not one of them was
        called Shabnam. She trains before five, when the club belongs to the sweeper, who was a champion in 1978 and
        says so only when the lights are off. Her father sells gloves and will not let her wear any. The state final is
        on the day of her brother's wedding. Fast, funny and bruised, with a last round in which nobody in the hall
        hears the bell.`,
      bn: prose`একশো বছর ধরে খিদিরপুর ডকে বক্সার পাঠিয়েছে, রিংয়ে পাঠিয়েছে ডকের মজুর। তাদের কারও নাম শবনম ছিল না। সে
        প্র্যাকটিস করে ভোর পাঁচটার আগে, ক্লাব যখন ঝাড়ুদারের দখলে। লোকটি ১৯৭৮ সালের চ্যাম্পিয়ন, সে কথা বলে শুধু আলো
        নিভলে। বাবা গ্লাভস বেচেন, মেয়েকে পরতে দেন না। রাজ্য ফাইনাল পড়েছে দাদার বিয়ের দিনেই। ছবিটা ছোটে, হাসায়, কালশিটে
        ফেলে, আর শেষ রাউন্ডে গোটা হলের কেউ ঘণ্টা শুনতে পায় না।`,
    },
    year: 2024,
    releaseDate: '2024-07-12',
    ageRating: 'U/A 13+',
    contentDescriptors: ['mild-violence', 'mild-language'],
    genres: ['sport', 'drama'],
    tags: ['kolkata', 'underdogs', 'parents-and-children'],
    people: {
      Actor: ['munni-khatun', 'kabir-mondal', 'gourhari-maity', 'farida-haque'],
      Director: ['tapati-ganguly'],
      Writer: ['hasnat-kabir'],
      Music: ['tuhin-purkait'],
    },
    originalLanguage: 'hi',
    film: 'tram',
    access: everyPlan,
    recommendations: ['runner', 'goal', 'oars', 'gully', 'chess'],
  },
  {
    id: 'runner',
    contentType: 'movie',
    permanentLink: 'the-slow-runner',
    title: { en: 'The Slow Runner', bn: 'সবার শেষে' },
    tagline: { en: 'She has never come in first. She has never stopped.', bn: 'প্রথম হয়নি কোনোদিন। থামেওনি কোনোদিন।' },
    description: {
      en: prose`Budhni Mahato is entered for the ten thousand metres because the form had to have six names. She finishes
        after the prize-giving. The next week she runs again, and the groundsman waits up for her with a torch. Somebody
        films it; a ministry hears of it; a sponsor would like her to lose in his shoes. Between a coach who wants a
        miracle and a country that wants a joke, she keeps to lane six at her own pace, and slowly the stadium learns to
        stay.`,
      bn: prose`ফর্মে ছটা নাম না হলে চলবে না, তাই দশ হাজার মিটারে নাম লেখানো হল বুধনি মাহাতোর। সে দৌড় শেষ করল পুরস্কার
        বিতরণের পরে। পরের হপ্তায় আবার দৌড়ল, মাঠের মালি টর্চ হাতে জেগে রইল তার জন্য। কে যেন ভিডিও তুলল। খবর গেল দপ্তরে।
        এক কোম্পানি চাইল, হারটা সে হারুক তাদের জুতোয়। কোচ চায় অলৌকিক কিছু, দেশ চায় মজা। মাঝখানে ছ নম্বর লেনে নিজের
        চালে দৌড়ে চলে বুধনি, আর গ্যালারি একটু একটু করে শেখে, শেষ অবধি থাকতে হয়।`,
    },
    year: 2023,
    releaseDate: '2023-08-25',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['sport', 'comedy'],
    tags: ['underdogs', 'gentle', 'village'],
    people: {
      Actor: ['phulmoni-hansda', 'joy-tirkey', 'partha-hazra', 'dipten-sen'],
      Director: ['sukumar-hembram'],
      Writer: ['tanushree-paik'],
      Music: ['ranjana-toppo'],
    },
    originalLanguage: 'sat',
    film: 'dawn',
    access: everyPlan,
    recommendations: ['bell', 'goal', 'oars', 'chess', 'kites'],
  },
]

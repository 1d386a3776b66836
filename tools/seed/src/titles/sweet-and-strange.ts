import { everyPlan, free } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const sweetAndStrange: DemoMovie[] = [
  {
    id: 'yeti',
    contentType: 'movie',
    permanentLink: 'a-yeti-for-tea',
    title: { en: 'A Yeti for Tea', bn: 'ইয়েতির নেমন্তন্ন' },
    tagline: { en: 'He takes eleven sugars and stays until spring.', bn: 'এগারো চামচ চিনি খায়, আর বসন্ত অবধি নড়ে না।' },
    description: {
      en: prose`Pemkit is eight, lives in the highest house of the village and is told to be polite to everybody. So when
        something very large knocks snow off the roof one evening, she asks it in. It does not speak. It dries its
        feet, breaks a chair, mends it, and looks for a long time at the photograph of her brother who went over the
        pass. The grown-ups want a picture of it, a museum wants a hair of it, and Pemkit only wants to know why it
        has on her brother's scarf. Snow, soup and very good manners.`,
      bn: prose`আট বছরের পেমকিতের বাড়ি গ্রামের সবচেয়ে উঁচুতে। তাকে শেখানো হয়েছে, সবার সঙ্গে ভদ্রতা করতে হয়। তাই এক সন্ধেয়
        যখন মস্ত বড় কী একটা এসে চালের বরফ ঝেড়ে ফেলে, সে ভেতরে ডাকে। কথা বলে না। পা শুকোয়, একটা চেয়ার ভাঙে,
        সারিয়েও দেয়, আর অনেকক্ষণ তাকিয়ে থাকে দাদার ছবির দিকে, যে দাদা গিরিপথ পেরিয়ে গিয়েছিল। বড়রা চায় তার ছবি,
        জাদুঘর চায় একটা লোম। পেমকিত শুধু জানতে চায়, দাদার মাফলারটা ওর গলায় কেন। বরফ, গরম ঝোল আর খুব ভালো সহবত।`,
    },
    year: 2025,
    releaseDate: '2025-12-12',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['children', 'comedy', 'adventure'],
    tags: ['hills', 'winter', 'friendship', 'folklore', 'gentle'],
    people: {
      Actor: ['anjali-gurung', 'pemba-tamang', 'sonam-lepcha', 'mithu-sarkhel'],
      Director: ['oindrila-saha'],
      Writer: ['tanushree-paik'],
      Music: ['tuhin-purkait'],
    },
    originalLanguage: 'ne',
    film: 'fireflies',
    access: everyPlan,
    recommendations: ['ghost', 'flags', 'pond', 'elephant', 'fleet'],
  },
  {
    id: 'sweetshop',
    contentType: 'movie',
    permanentLink: 'the-sweetshop-job',
    title: { en: 'The Sweetshop Job', bn: 'মিষ্টি চুরি' },
    tagline: { en: 'Four pensioners, one recipe, no knees to speak of.', bn: 'চার পেনশনভোগী, একটা রেসিপি, হাঁটু কারও নেই।' },
    description: {
      en: prose`For ninety years the Modak shop has made a white sweet that nobody can copy, and now a company from far away
        has bought the name, the shop and the exercise book with the recipe, which it has put in a safe. Four
        customers who have met on its bench every afternoon since they retired decide to get it back. One was a
        safe-maker, one taught chemistry, one drove an ambulance and one is only very hungry. They have one night, a
        borrowed hearse and instructions from their doctors.`,
      bn: prose`নব্বই বছর ধরে মোদকের দোকান একটা সাদা মিষ্টি বানায়, যা কেউ নকল করতে পারে না। দূরের এক কোম্পানি এখন কিনে
        নিয়েছে নামটা, দোকানটা, আর রেসিপি-লেখা খাতাটাও, রেখেছে সিন্দুকে। অবসরের পর থেকে রোজ বিকেলে ও-দোকানের বেঞ্চে
        বসেন যে চারজন, তাঁরা ঠিক করেন খাতা ফেরত আনবেন। একজন সিন্দুক বানাতেন, একজন রসায়ন পড়াতেন, একজন চালাতেন
        অ্যাম্বুলেন্স, আর একজনের শুধু খুব খিদে। হাতে এক রাত, ধার-করা একটা শববাহী গাড়ি, আর ডাক্তারের একগাদা বারণ।`,
    },
    year: 2026,
    releaseDate: '2026-04-10',
    ageRating: 'U/A 7+',
    contentDescriptors: ['mild-language'],
    genres: ['comedy', 'crime'],
    tags: ['food', 'friendship', 'one-night', 'kolkata'],
    people: {
      Actor: ['dipten-sen', 'chandana-dam', 'nirmal-ekka', 'ruma-bagchi', 'arif-shikder'],
      Director: ['rathin-samaddar'],
      Writer: ['bimal-chanda'],
      Music: ['bhaskar-adhya'],
    },
    originalLanguage: 'bn',
    film: 'kite',
    access: everyPlan,
    recommendations: ['brass', 'tailor', 'mustard', 'kites', 'carbon'],
  },
  {
    id: 'piano',
    contentType: 'movie',
    permanentLink: 'the-piano-on-the-fourth-floor',
    title: { en: 'The Piano on the Fourth Floor', bn: 'চারতলার পিয়ানো' },
    tagline: { en: 'It went up by rope. It will not come down.', bn: 'উঠেছিল দড়ি বেয়ে। আর নামবে না।' },
    description: {
      en: prose`The house on Free School Lane is to be pulled down, and everything has been carried out of it but a piano that
        is wider than the stairs. Mover Arif has three days to find out how it got in. The woman who plays it each
        evening, Sudeshna, has three days left in the only room where she was ever happy, and answers his questions
        with music that stops in the middle. Between them they have a rope, a crane without a licence and a photograph
        of 1961 in which somebody is laughing at the window.`,
      bn: prose`পুরনো গলির বাড়িটা ভাঙা পড়বে। সব কিছু বেরিয়ে গেছে, একটা পিয়ানো বাদে, সেটা সিঁড়ির চেয়ে চওড়া। মাল সরানোর
        লোক আরিফের হাতে তিন দিন, বের করতে হবে ওটা ঢুকেছিল কী করে। রোজ সন্ধেয় যিনি বাজান, সেই সুদেষ্ণারও আর তিন দিন,
        যে ঘরটায় জীবনে একবারই সুখী ছিলেন, সেই ঘরে। প্রশ্ন করলে উত্তর দেন সুরে, সুর মাঝপথে থেমে যায়। দুজনের সম্বল
        একটা দড়ি, লাইসেন্সহীন এক ক্রেন, আর উনিশশো একষট্টির একটা ছবি, যাতে জানালায় দাঁড়িয়ে কেউ হাসছে।`,
    },
    year: 2025,
    releaseDate: '2025-02-14',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['romance', 'music', 'drama'],
    tags: ['kolkata', 'old-house', 'songs', 'slow-burn'],
    people: {
      Actor: ['arif-shikder', 'moushumi-lahiri', 'chandana-dam', 'leslie-rozario'],
      Director: ['lila-banerjee'],
      Writer: ['nilufar-azad'],
      Music: ['sreemoyee-bhaduri'],
    },
    originalLanguage: 'bn',
    film: 'kite',
    access: everyPlan,
    recommendations: ['lift', 'vinyl', 'raga', 'bridge', 'marigold'],
  },
  {
    id: 'cloudfarm',
    contentType: 'movie',
    permanentLink: 'the-cloud-farmer',
    title: { en: 'The Cloud Farmer', bn: 'মেঘের চাষি' },
    tagline: { en: 'He planted one in the spring. It has begun to rain.', bn: 'ফাল্গুনে একটা পুঁতেছিল। এখন ঝরতে শুরু করেছে।' },
    description: {
      en: prose`In a year that nobody has numbered, it has not rained on the plain for eleven summers. Kasem, the last man who
        remembers how a field smells when it is wet, has grown a cloud under glass, from a kettle, a bed sheet and a
        secret. It is the size of a cow and afraid of thunder. The water company wants to buy it, the neighbours want
        to see it, and his granddaughter, who has never been rained on, wants to let it out. A quiet film about the
        future, with one storm in it.`,
      bn: prose`সালটা কেউ গোনেনি, তবে এগারো গ্রীষ্ম এই মাঠে বৃষ্টি হয়নি। ভেজা মাটির গন্ধ মনে আছে এমন শেষ মানুষ কাসেম। একটা
        কেটলি, একটা বিছানার চাদর আর একটা গোপন কথা দিয়ে সে কাচের ঘরে একখানা মেঘ ফলিয়েছে। মেঘটা গরুর মতো বড়, বাজ
        পড়লে ভয় পায়। জল কোম্পানি কিনতে চায়, পড়শিরা দেখতে চায়, আর নাতনি, যে কোনোদিন বৃষ্টিতে ভেজেনি, চায় ছেড়ে
        দিতে। ভবিষ্যতের একটা শান্ত ছবি, তাতে ঝড় একটাই।`,
    },
    year: 2026,
    releaseDate: '2026-07-03',
    ageRating: 'U/A 7+',
    contentDescriptors: ['danger'],
    genres: ['science-fiction', 'family'],
    tags: ['village', 'rain', 'parents-and-children', 'gentle'],
    people: {
      Actor: ['mahbub-talukdar', 'munni-khatun', 'imtiaz-chowdhury', 'jhumur-bag'],
      Director: ['faisal-nazir'],
      Writer: ['faisal-nazir'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'monsoon',
    access: everyPlan,
    recommendations: ['heat', 'listening', 'comet', 'firstrain', 'jar'],
  },
  {
    id: 'signboard',
    contentType: 'movie',
    permanentLink: 'the-letter-painter',
    title: { en: 'The Letter Painter', bn: 'হরফের কারিগর' },
    tagline: { en: 'You have read him all your life.', bn: 'সারাজীবন তাঁকেই পড়ে এসেছেন।' },
    description: {
      en: prose`For fifty years Ashu Karigar painted the shop signs of one long street in Dhaka, from the fish market to the
        cinema, freehand and without a sketch. Then came printed vinyl, and now there are nine of his letters left.
        The film follows him with a ladder and a tin of red as he is asked for one last sign, as high as a house, and
        it listens while he explains why a letter leans, how a good one breathes, and which shopkeepers never paid. At
        the end you will read a street differently.`,
      bn: prose`পঞ্চাশ বছর ধরে ঢাকার একটা লম্বা রাস্তার সব সাইনবোর্ড লিখেছেন আশু কারিগর, মাছের বাজার থেকে সিনেমা হল, খালি
        হাতে, আগে না এঁকে। তারপর এল ছাপা ভিনাইল। এখন তাঁর হরফ টিকে আছে ন-টা। একটা মই আর এক টিন লাল রং নিয়ে তিনি
        চলেছেন শেষ একটা সাইনবোর্ড লিখতে, একটা বাড়ির সমান উঁচু। সঙ্গে চলে ক্যামেরা। শোনা যায়, হরফ কেন হেলে, ভালো হরফ
        কীভাবে দম নেয়, আর কোন কোন দোকানি টাকা দেয়নি। শেষে রাস্তাটা আপনি অন্যভাবে পড়বেন।`,
    },
    year: 2023,
    releaseDate: '2023-02-21',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['documentary'],
    tags: ['craft', 'real-lives', 'dhaka', 'books'],
    people: {
      Actor: ['zahir-anwar', 'rehana-mollick', 'babla-naskar'],
      Director: ['monirul-alam'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: free,
    recommendations: ['loom', 'rickshaw', 'salt', 'mustard', 'tailor'],
  },
]

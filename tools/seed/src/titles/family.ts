import { free } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const family: DemoMovie[] = [
  {
    id: 'kash',
    contentType: 'movie',
    permanentLink: 'white-grass',
    title: { en: 'White Grass', bn: 'কাশবন' },
    tagline: { en: 'When it flowers, somebody is coming home.', bn: 'কাশ ফুটলে কেউ না কেউ বাড়ি ফেরে।' },
    description: {
      en: prose`The grass by the railway line has flowered, so Father will come for the holidays: that is how it has
        worked for as long as Bhulu can remember, which is four years. This autumn the money order comes and he does
        not. Bhulu and his sister Pori, who is seven and in charge, decide that the trouble must be the signal,
        because a train stops only when it is red. They have a tin of red paint, a long pole and the whole white field
        to cross before the 4.15.`,
      bn: prose`রেললাইনের ধারে কাশ ফুটেছে, তার মানে ছুটিতে বাবা আসবে। ভুলুর যতদূর মনে পড়ে, বরাবর তা-ই হয়েছে। তার
        অবশ্য মনে পড়ে চার বছর। এবার পুজোয় মানি অর্ডার এল, বাবা এল না। ভুলু আর তার দিদি পরি ঠিক করল, গোলমালটা
        সিগন্যালে, কারণ লাল না হলে ট্রেন থামে না। পরির বয়স সাত, সে-ই সর্দার। তাদের আছে এক টিন লাল রং, একটা লম্বা লগি,
        আর চারটে পনেরোর আগে পেরোতে হবে আস্ত একটা সাদা মাঠ।`,
    },
    year: 2023,
    releaseDate: '2023-10-13',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['family', 'drama'],
    tags: ['village', 'trains', 'growing-up', 'gentle'],
    people: {
      Actor: ['babla-naskar', 'tithi-adak', 'lopa-sikdar', 'toru-majhi'],
      Director: ['lila-banerjee'],
      Writer: ['tanushree-paik'],
      Music: ['kanai-goswami'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: free,
    recommendations: ['firstrain', 'jar', 'bend', 'tea', 'soil', 'library'],
  },
  {
    id: 'firstrain',
    contentType: 'movie',
    permanentLink: 'first-rain',
    title: { en: 'First Rain', bn: 'প্রথম বৃষ্টি' },
    tagline: { en: 'Nine people, one courtyard, no umbrella.', bn: 'নয়জন মানুষ, একটা উঠোন, ছাতা নেই।' },
    description: {
      en: prose`It has not rained for two hundred days and the nine people who share a courtyard in Krishnanagar are
        no longer speaking, because of a bucket. Only Jhinuk, who is eight and has a broken arm, may go in at every
        door. She carries messages, then begins to improve them a little. By evening the dentist is in love with the
        singing teacher, two brothers have forgiven each other for things they never said, and a cat has three names.
        Then the first drop falls, everybody runs outside, and they start to compare notes.`,
      bn: prose`দুশো দিন বৃষ্টি নেই। কৃষ্ণনগরের এক উঠোন ঘিরে নয়জনের বাস, কথা বন্ধ, কারণ একটা বালতি। সব দরজায় ঢোকার
        ছাড়পত্র আছে শুধু ঝিনুকের, বয়স আট, হাত ভাঙা। সে খবর বয়ে নিয়ে যায়, তারপর একটু-আধটু সাজিয়ে বলতে শুরু করে।
        সন্ধে নাগাদ দাঁতের ডাক্তার গানের দিদিমণির প্রেমে পড়েছেন, দুই ভাই একে অন্যকে এমন সব কথার জন্য মাপ করেছে যা কেউ
        কোনোদিন বলেইনি, আর একটা বেড়ালের নাম হয়েছে তিনটে। তখনই পড়ে প্রথম ফোঁটা। সবাই উঠোনে ছুটে আসে, আর শুরু হয় কে
        কাকে কী বলেছে তার হিসেব।`,
    },
    year: 2024,
    releaseDate: '2024-06-07',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['family', 'comedy'],
    tags: ['rain', 'gentle', 'old-house', 'growing-up'],
    people: {
      Actor: ['munni-khatun', 'moushumi-lahiri', 'anindya-kar', 'haran-das', 'ruma-bagchi', 'sajal-biswas'],
      Director: ['oindrila-saha'],
      Writer: ['oindrila-saha'],
      Music: ['sreemoyee-bhaduri'],
    },
    originalLanguage: 'bn',
    film: 'monsoon',
    access: free,
    recommendations: ['umbrellas', 'kash', 'tea', 'ghost', 'library', 'kites'],
  },
  {
    id: 'library',
    contentType: 'movie',
    permanentLink: 'the-borrowed-book',
    title: { en: 'The Borrowed Book', bn: 'ধার করা বই' },
    tagline: { en: 'Due back: 28 August 1947.', bn: 'ফেরত দেওয়ার তারিখ: ২৮ আগস্ট ১৯৪৭।' },
    description: {
      en: prose`The public library in Bagerhat has one gap on its top shelf and a card that says the book was taken
        out by a boy named S. Ray the day before the country was divided. Twelve-year-old Tahmina, who has read
        everything else in the room, decides to collect it. The trail goes by letter, by telephone and once by goat,
        to a watchmaker in Rajshahi, a nun in Shillong and a house in Kolkata where an old man keeps a suitcase
        packed. The fine by now is enough to buy a new roof for the library.`,
      bn: prose`বাগেরহাটের পাবলিক লাইব্রেরির সবচেয়ে উঁচু তাকে একটা ফাঁক। কার্ডে লেখা, দেশভাগের আগের দিন বইটা নিয়ে
        গিয়েছিল এস. রায় নামে একটি ছেলে। বারো বছরের তাহমিনা এ ঘরের আর সব বই পড়ে ফেলেছে, সে ঠিক করে এটাও উদ্ধার করবে।
        খোঁজ চলে চিঠিতে, টেলিফোনে, একবার ছাগলের পিঠে: রাজশাহীর এক ঘড়ির কারিগর, শিলঙের এক সন্ন্যাসিনী, শেষে কলকাতার এক
        বাড়ি, যেখানে এক বুড়ো মানুষ আজও স্যুটকেস গুছিয়ে রাখেন। জরিমানা এতদিনে যা জমেছে, লাইব্রেরির চালটা নতুন করে
        ছাওয়া যায়।`,
    },
    year: 2025,
    releaseDate: '2025-08-14',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['mystery', 'family'],
    tags: ['books', 'letters', 'growing-up', 'gentle'],
    people: {
      Actor: ['munni-khatun', 'mahbub-talukdar', 'mary-gomes', 'tarun-ghosh'],
      Director: ['rezaul-bari'],
      Writer: ['hasnat-kabir'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: free,
    recommendations: ['owl', 'winter', 'thirteen', 'windows', 'firstrain'],
  },
]

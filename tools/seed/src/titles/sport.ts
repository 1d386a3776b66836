import { everyPlan, freeAfterLogin } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const sport: DemoMovie[] = [
  {
    id: 'goal',
    contentType: 'movie',
    permanentLink: 'extra-time',
    title: { en: 'Extra Time', bn: 'অতিরিক্ত সময়' },
    tagline: { en: 'The pitch is sold at the final whistle.', bn: 'শেষ বাঁশি বাজলেই মাঠটা বিক্রি।' },
    description: {
      en: prose`The ground at Kanthalpara has been bought by a builder who is fond of football and makes one
        concession: the cranes will wait until the last match is over. The women's team of the jute mill is drawing
        two all, the goalkeeper has her exam at noon, and coach Bela has found a sentence in the league rules of 1934
        that says how long extra time may last if neither side wishes to stop. There is no upper limit. What begins as
        a delay becomes the longest match in the history of the district, with the other team's full support.`,
      bn: prose`কাঁঠালপাড়ার মাঠ কিনে নিয়েছে এক প্রোমোটার। ফুটবল সে ভালোবাসে, তাই একটা ছাড় দিয়েছে: শেষ ম্যাচ শেষ না
        হলে ক্রেন ঢুকবে না। চটকলের মেয়েদের খেলা দুই-দুইয়ে আটকে, গোলকিপারের দুপুর বারোটায় পরীক্ষা। কোচ বেলাদি লিগের
        ১৯৩৪ সালের নিয়মাবলিতে একটা লাইন খুঁজে পেয়েছেন, দু পক্ষ থামতে না চাইলে অতিরিক্ত সময় কতক্ষণ চলতে পারে। কোনো
        সীমা লেখা নেই। যা শুরু হয়েছিল সময় নষ্ট করতে, তা-ই দাঁড়ায় জেলার ইতিহাসের দীর্ঘতম ম্যাচ, আর বিপক্ষ দলও তাতে
        পুরোপুরি রাজি।`,
    },
    year: 2025,
    releaseDate: '2025-03-08',
    ageRating: 'U/A 7+',
    contentDescriptors: ['mild-language'],
    genres: ['sport', 'comedy'],
    tags: ['underdogs', 'friendship', 'real-lives'],
    people: {
      Actor: ['debjani-kundu', 'sultana-parvin', 'anjali-gurung', 'ranjana-toppo', 'imtiaz-chowdhury'],
      Director: ['oindrila-saha'],
      Writer: ['oindrila-saha'],
      Music: ['ranjana-toppo'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: everyPlan,
    availability: { blockedCountries: ['GB', 'IE'] },
    recommendations: ['gully', 'oars', 'chess', 'kites', 'tea'],
  },
  {
    id: 'chess',
    contentType: 'movie',
    permanentLink: 'the-seventh-rank',
    title: { en: 'The Seventh Rank', bn: 'সপ্তম ঘর' },
    tagline: { en: 'One square more and she is a queen.', bn: 'আর এক ঘর, তারপরেই সে মন্ত্রী।' },
    description: {
      en: prose`Moyna learnt chess through a window, watching the pensioners of Gol Park, and plays it in her head
        while she washes their cups. When one of them dies he leaves her his board and an entry for the state
        championship, already paid. She has never played anyone who could see her. She has never used a clock. Her
        trainer is a man who lost the 1989 final in nineteen moves and will not say how. To get to the eighth round
        she needs shoes, a birth certificate and an answer to the move that ruined him.`,
      bn: prose`গোলপার্কের পেনশনভোগী দাদুদের খেলা জানালা দিয়ে দেখে দেখে দাবা শিখেছে ময়না। তাঁদের কাপ ধুতে ধুতে মনে
        মনে চাল দেয়। একজন মারা যাওয়ার সময় তাকে দিয়ে গেলেন নিজের বোর্ডটা, আর রাজ্য চ্যাম্পিয়নশিপে নাম লেখানোর
        রসিদ, ফি দেওয়া আছে। মুখোমুখি বসে সে কারও সঙ্গে খেলেনি, ঘড়ি ধরেও না। যিনি শেখাচ্ছেন, ১৯৮৯-এর ফাইনালে তিনি
        উনিশ চালে হেরেছিলেন, কীভাবে তা বলেন না। অষ্টম রাউন্ড পর্যন্ত যেতে হলে ময়নার চাই এক জোড়া জুতো, জন্মের
        সার্টিফিকেট, আর সেই চালটার জবাব যা তাঁকে শেষ করে দিয়েছিল।`,
    },
    year: 2026,
    releaseDate: '2026-01-16',
    ageRating: 'U/A 7+',
    contentDescriptors: ['smoking'],
    genres: ['sport', 'drama'],
    tags: ['underdogs', 'kolkata', 'growing-up'],
    people: {
      Actor: ['munni-khatun', 'dipten-sen', 'tarun-ghosh', 'lopa-sikdar'],
      Director: ['sharmila-guha'],
      Writer: ['aparajita-shil'],
      Music: ['tuhin-purkait'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: freeAfterLogin,
    recommendations: ['goal', 'library', 'oars', 'gully', 'clay'],
  },
  {
    id: 'oars',
    contentType: 'movie',
    permanentLink: 'forty-oars',
    title: { en: 'Forty Oars', bn: 'চল্লিশ বৈঠা' },
    tagline: { en: 'Thirty-nine will not do.', bn: 'উনচল্লিশে হবে না।' },
    description: {
      en: prose`Every year at the end of the rains two villages of Sylhet race forty-oared boats, and every year
        Gobindapur comes second. This year their boat is new, their song is new and their fortieth oarsman has gone to
        work in a restaurant in Luton. The only person on the bank with the shoulders for it is Jamila, who loads
        sand. The elders look up the rules, which do not mention women, because nobody thought of it. The other
        thirty-nine have three weeks to learn to keep time with somebody who is stronger than they are.`,
      bn: prose`বর্ষার শেষে সিলেটের দুই গ্রামের নৌকাবাইচ, চল্লিশ বৈঠার নাও, আর প্রতি বছর গোবিন্দপুর হয় দ্বিতীয়। এবার
        নাও নতুন, সারিগান নতুন, কিন্তু চল্লিশ নম্বর মাল্লা চলে গেছে লুটনের এক রেস্তোরাঁয় কাজ করতে। ঘাটে সে কাঁধের জোর
        আছে একজনেরই, জামিলার, যে বালু তোলে। মুরব্বিরা নিয়মের খাতা খুলে দেখেন, মেয়েদের কথা কোথাও লেখা নেই, কারণ কারও
        মাথাতেই আসেনি। বাকি উনচল্লিশজনের হাতে তিন সপ্তাহ, নিজেদের চেয়ে জোরালো একজনের সঙ্গে তাল মেলানো শিখতে।`,
    },
    year: 2025,
    releaseDate: '2025-08-29',
    ageRating: 'U/A 7+',
    contentDescriptors: ['mild-language'],
    genres: ['sport', 'comedy'],
    tags: ['river', 'underdogs', 'songs', 'village'],
    people: {
      Actor: ['bulbul-akhter', 'kabir-mondal', 'zahir-anwar', 'mahbub-talukdar', 'rafiq-sardar'],
      Director: ['monirul-alam'],
      Writer: ['jamal-mia'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: everyPlan,
    recommendations: ['goal', 'gully', 'bend', 'rickshaw', 'wave'],
  },
]

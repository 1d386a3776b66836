import { everyPlan, free } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const handsAtWork: DemoMovie[] = [
  {
    id: 'forger',
    contentType: 'movie',
    permanentLink: 'the-forgers-daughter',
    title: { en: "The Forger's Daughter", bn: 'জালিয়াতের মেয়ে' },
    tagline: { en: 'She learned to draw from the fifty.', bn: 'তার আঁকা শেখা পঞ্চাশ টাকার নোট দেখে।' },
    description: {
      en: prose`Engraver Abinash Pal made the plates for tram tickets, for temple calendars and, one winter, for the best
        fifty in the country. He went to prison and never said who had drawn the hair of the portrait. Twenty years on
        his daughter Ketaki restores prints in a museum, and the police ask her to look at a new note, too good for
        the lens. Every line is her father's, who is dead, except the hair, which is hers. Somebody has kept the
        plate, and wants the next one by Friday.`,
      bn: prose`খোদাইশিল্পী অবিনাশ পাল প্লেট বানাতেন ট্রামের টিকিটের, মন্দিরের ক্যালেন্ডারের, আর এক শীতে দেশের সেরা পঞ্চাশ
        টাকার নোটের। জেল খাটলেন, কিন্তু ছবির চুলগুলো কে এঁকেছিল, বললেন না। কুড়ি বছর পরে মেয়ে কেতকী জাদুঘরে পুরনো
        ছাপা ছবি সারায়। পুলিশ তাকে দেখায় একটা নতুন নোট, আতশকাচেও খুঁত ধরা পড়ে না। প্রতিটা রেখা তার মরা বাবার,
        চুলগুলো বাদে। সেগুলো তার নিজের হাতের। প্লেটটা কেউ রেখে দিয়েছে। পরেরটা তার চাই শুক্রবারের মধ্যে।`,
    },
    year: 2026,
    releaseDate: '2026-03-20',
    ageRating: 'U/A 13+',
    contentDescriptors: ['mild-violence', 'smoking'],
    genres: ['crime', 'drama'],
    tags: ['kolkata', 'craft', 'family-secrets', 'parents-and-children'],
    people: {
      Actor: ['rehana-mollick', 'gourhari-maity', 'imtiaz-chowdhury', 'lopa-sikdar', 'somnath-pramanik'],
      Director: ['tapati-ganguly'],
      Writer: ['bimal-chanda'],
      Music: ['bhaskar-adhya'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: everyPlan,
    recommendations: ['carbon', 'negative', 'clay', 'library', 'witness'],
  },
  {
    id: 'brass',
    contentType: 'movie',
    permanentLink: 'band-party',
    title: { en: 'Band Party', bn: 'ব্যান্ড পার্টি' },
    tagline: {
      en: 'They play at every wedding. They are invited to none.',
      bn: 'সব বিয়েতেই বাজায়। নেমন্তন্ন জোটে না একটাতেও।',
    },
    description: {
      en: prose`The Royal Moonlight Band has eleven players, nine uniforms and one tune that everybody dances to. On the
        busiest night of the wedding season they are booked for three processions in three lanes at once, and the man
        who plays the biggest horn, Kartik, is to be married himself, at ten, on the other side of the river. Nobody
        will play for a bandsman for nothing. Where the lanes meet, three rival bands and a stray horse find
        themselves in the same bar of the same song, and marching the same way.`,
      bn: prose`রয়্যাল মুনলাইট ব্যান্ডের বাজিয়ে এগারোজন, উর্দি ন-খানা, আর সুর মোটে একটা, যাতে সবাই নাচে। বিয়ের মরশুমের
        সবচেয়ে ব্যস্ত রাতে তিন গলিতে তিনটে শোভাযাত্রার বায়না একসঙ্গে। এদিকে মস্ত ভেঁপুটা যে বাজায়, সেই কার্তিকের
        নিজেরই বিয়ে সেদিন, রাত দশটায়, নদীর ওপারে। ব্যান্ডের লোকের বিয়েতে মাগনা বাজাতে কেউ রাজি নয়। তিন গলি এসে
        মেলে এক মোড়ে। তিন শত্রু ব্যান্ড আর একটা ছাড়া ঘোড়া হঠাৎ দেখে, একই গানের একই মাত্রায় সবাই চলেছে এক দিকেই।`,
    },
    year: 2025,
    releaseDate: '2025-11-28',
    ageRating: 'U/A 7+',
    contentDescriptors: ['mild-language'],
    genres: ['music', 'comedy'],
    tags: ['one-night', 'songs', 'friendship', 'underdogs'],
    people: {
      Actor: ['somnath-pramanik', 'partha-hazra', 'bulbul-akhter', 'haran-das', 'mithu-sarkhel'],
      Director: ['prosun-dhar'],
      Writer: ['jamal-mia'],
      Music: ['tuhin-purkait', 'bhaskar-adhya'],
    },
    originalLanguage: 'bn',
    film: 'kite',
    access: everyPlan,
    recommendations: ['kites', 'oars', 'rickshaw', 'vinyl', 'balloons'],
  },
  {
    id: 'loom',
    contentType: 'movie',
    permanentLink: 'a-thousand-threads',
    title: { en: 'A Thousand Threads', bn: 'হাজার সুতো' },
    tagline: {
      en: 'Six months, two weavers, one sari that nobody may hurry.',
      bn: 'ছ-মাস, দুজন তাঁতি, একটা শাড়ি, তাড়া দেওয়া বারণ।',
    },
    description: {
      en: prose`On the bank of the Shitalakshya, Rahima and her nephew sit down at a pit loom to make a jamdani of the old
        count, so fine that its thread can be spun only in the damp of early morning. There is no pattern on paper.
        One sings the next row, the other answers with his hands. The film stays for the whole of the six months: a
        wedding, a fever, a strike at the mill next door, and a flower in the four-hundredth row that was not in the
        song.`,
      bn: prose`শীতলক্ষ্যার পাড়ে গর্ত-তাঁতে বসেন রহিমা আর তাঁর ভাইপো। বোনা হবে সাবেকি মাপের জামদানি, এত মিহি যে তার সুতো কাটা
        যায় শুধু ভোরের ভেজা হাওয়ায়। কাগজে কোনো নকশা নেই। একজন সুর করে পরের সারিটা বলেন, অন্যজন হাতে জবাব দেন।
        ক্যামেরা বসে থাকে পুরো ছ-মাস: একটা বিয়ে, একটা জ্বর, পাশের কলে ধর্মঘট, আর চারশো নম্বর সারিতে একটা ফুল, যা গানে
        ছিল না।`,
    },
    year: 2024,
    releaseDate: '2024-08-09',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['documentary'],
    tags: ['craft', 'real-lives', 'songs', 'river'],
    people: {
      Actor: ['sultana-parvin', 'mahbub-talukdar', 'rehana-mollick'],
      Director: ['monirul-alam'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: free,
    recommendations: ['mustard', 'salt', 'tailor', 'hilsa', 'indigo'],
  },
  {
    id: 'marigold',
    contentType: 'movie',
    permanentLink: 'marigold-wholesale',
    title: { en: 'Marigold, Wholesale', bn: 'গাঁদা, পাইকারি দরে' },
    tagline: {
      en: 'By dawn it is for gods, brides or the dead. At four it is only flowers.',
      bn: 'ভোর হলে দেবতার, কনের, নয়তো মড়ার। রাত চারটেয় শুধুই ফুল।',
    },
    description: {
      en: prose`At four in the morning, under the bridge, a whole city's flowers change hands. Rubi strings garlands by the
        arm's length and is never paid on time. Moinul drives the flowers in by night from the fields of Kolaghat, and
        has not once seen her face by daylight. They quarrel over weight, over water and over bruised petals, and
        leave each other messages in the order of colours on a string. One night somebody buys everything, for a
        wedding upriver. The bride's name on the order is Rubi.`,
      bn: prose`রাত চারটেয়, সেতুর নিচে, গোটা শহরের ফুল হাতবদল হয়। রুবি হাত মেপে মালা গাঁথে, টাকা সময়ে পায় না কোনোদিন।
        মইনুল রাতভর কোলাঘাটের খেত থেকে ফুল বয়ে আনে, দিনের আলোয় রুবির মুখ দেখেনি কখনও। ওজন নিয়ে ঝগড়া, জল নিয়ে
        ঝগড়া, থেঁতলানো পাপড়ি নিয়ে ঝগড়া। আর মালায় রঙের পর রঙ সাজিয়ে চিঠি লেখা। এক রাতে কেউ একজন সব ফুল কিনে নেয়,
        উজানের এক বিয়েবাড়ির জন্য। ফরমাশের কাগজে কনের নাম রুবি।`,
    },
    year: 2026,
    releaseDate: '2026-02-13',
    ageRating: 'U/A 7+',
    contentDescriptors: ['mild-language'],
    genres: ['romance', 'drama'],
    tags: ['kolkata', 'first-love', 'craft', 'slow-burn'],
    people: {
      Actor: ['bulbul-akhter', 'sajal-biswas', 'shyamali-bera', 'rafiq-sardar'],
      Director: ['oindrila-saha'],
      Writer: ['oindrila-saha'],
      Music: ['sreemoyee-bhaduri'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: everyPlan,
    recommendations: ['umbrellas', 'bridge', 'swing', 'screen', 'lift'],
  },
  {
    id: 'breath',
    contentType: 'movie',
    permanentLink: 'one-breath',
    title: { en: 'One Breath', bn: 'এক দমে' },
    tagline: { en: 'Thirty seconds is a long time to keep saying one word.', bn: 'একটাই কথা, তিরিশ সেকেন্ড, দম না ছেড়ে।' },
    description: {
      en: prose`Kabaddi is played with the breath, and Jharna, who carries bricks up five floors all day, has more of it than
        anybody in Basirhat. To fill an empty place at the state games a women's team is put together from a brick
        kiln, a bidi shed and a police barracks, and told to lose politely. Their coach, a champion once and now with
        one lung, teaches them all that she has left to teach: how to be afraid in silence. With bruises, with jokes,
        and a final raid in a single take.`,
      bn: prose`কাবাডি খেলতে হয় দম দিয়ে, আর সারাদিন পাঁচতলায় ইট বয় যে ঝর্না, তার দম বসিরহাটে সবার চেয়ে বেশি। রাজ্য
        প্রতিযোগিতায় একটা জায়গা খালি। ইটভাটা, বিড়ির চালা আর পুলিশ ব্যারাক থেকে মেয়ে জুটিয়ে খাড়া হয় একটা দল। বলে
        দেওয়া হয়, ভদ্রভাবে হেরো। কোচ এককালের চ্যাম্পিয়ন, এখন ফুসফুস একটাই। শেখানোর মতো তাঁর হাতে আছে ওই একটাই
        জিনিস: চুপচাপ কী করে ভয় পেতে হয়। কালশিটে আছে, হাসিঠাট্টা আছে, আর আছে এক শটে তোলা শেষ হানা।`,
    },
    year: 2025,
    releaseDate: '2025-08-15',
    ageRating: 'U/A 13+',
    contentDescriptors: ['mild-violence', 'mild-language'],
    genres: ['sport', 'drama'],
    tags: ['underdogs', 'friendship', 'justice'],
    people: {
      Actor: ['dolly-baraik', 'farida-haque', 'phulmoni-hansda', 'rehana-mollick', 'shyamali-bera'],
      Director: ['sabita-murmu'],
      Writer: ['tanushree-paik'],
      Music: ['ranjana-toppo'],
    },
    originalLanguage: 'bn',
    film: 'monsoon',
    access: everyPlan,
    recommendations: ['bell', 'runner', 'chess', 'goal', 'oars'],
  },
]

import { free } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const documentary: DemoMovie[] = [
  {
    id: 'hilsa',
    contentType: 'movie',
    permanentLink: 'hilsa',
    title: { en: 'Hilsa', bn: 'ইলিশ' },
    tagline: {
      en: 'Twelve hundred kilometres upstream, and then lunch.',
      bn: 'বারোশো কিলোমিটার উজানে, তারপর দুপুরের পাতে।',
    },
    description: {
      en: prose`A silver fish leaves the sea in July to breed in the river where it was born, and two countries stop
        talking about anything else. This film swims with it: past the trawlers off Diamond Harbour, under the Padma
        bridge, through the twenty-two days when nobody may cast a net, to the kitchens where families have argued for
        three generations about mustard. Fishermen, a customs officer, a biologist who tags fish with a hair clip and
        a bride who counts bones tell it in their own words. Nobody in the film agrees about the best way to cook it.`,
      bn: prose`আষাঢ়ে সাগর ছেড়ে রুপোলি একটা মাছ ফিরে আসে জন্মের নদীতে, ডিম পাড়তে, আর দুটো দেশ অন্য সব কথা ভুলে
        যায়। এ ছবি চলে তার সঙ্গে সাঁতরে: ডায়মন্ড হারবারের ট্রলার পেরিয়ে, পদ্মা সেতুর তলা দিয়ে, জাল ফেলা মানা সেই
        বাইশ দিনের ভেতর দিয়ে, শেষে সেই সব রান্নাঘরে, যেখানে সরষে নিয়ে তিন পুরুষের ঝগড়া। নিজের মুখে বলেন জেলেরা,
        কাস্টমসের এক অফিসার, এক জীববিজ্ঞানী যিনি চুলের ক্লিপ দিয়ে মাছে নম্বর আঁটেন, আর এক নতুন বউ, যে কাঁটা গোনে।
        কীভাবে রাঁধলে সবচেয়ে ভালো, তা নিয়ে এ ছবিতে কোনো দুজনের মত মেলে না।`,
    },
    year: 2026,
    releaseDate: '2026-07-24',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['documentary'],
    tags: ['river', 'food', 'animals', 'real-lives'],
    people: {
      Director: ['lila-banerjee'],
      Actor: ['mahbub-talukdar', 'toru-majhi', 'shyamali-bera'],
      Writer: ['jamal-mia'],
      Music: ['kanai-goswami'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: free,
    recommendations: ['mustard', 'pugmarks', 'bend', 'ferry', 'soil'],
    hero: {
      notice: { en: 'Free to watch', bn: 'বিনামূল্যে দেখুন' },
      text: {
        en: 'One silver fish, two countries and an argument about mustard that has lasted three generations.',
        bn: 'রুপোলি একটা মাছ, দুটো দেশ, আর সরষে নিয়ে তিন পুরুষের একটা ঝগড়া।',
      },
    },
  },
]

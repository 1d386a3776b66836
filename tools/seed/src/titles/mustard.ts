import { free } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const mustard: DemoSeries = {
  id: 'mustard',
  contentType: 'series',
  permanentLink: 'mustard-and-smoke',
  title: { en: 'Mustard and Smoke', bn: 'সরষে ও ধোঁয়া' },
  tagline: { en: 'Eight kitchens that never wrote anything down.', bn: 'আটটা রান্নাঘর, যারা কিছু লিখে রাখেনি।' },
  description: {
    en: prose`Nothing in this series has been measured. Each episode spends a day beside one stove, from lighting it
      to scraping the pot: a steamer galley on the Meghna, a widow's vegetarian kitchen in Nabadwip, a hotel in
      Kolkata's Chinatown with a single dish, a wedding for three thousand. The cooks talk while their hands work,
      about hunger, husbands and salt. There are no judges and no music over the frying. You will come away without a
      recipe, but you will know when the oil is ready.`,
    bn: prose`এ সিরিজে কেউ কিছু মাপে না। প্রতি পর্বে এক একটা উনুনের পাশে একটা গোটা দিন, আঁচ দেওয়া থেকে কড়াই চাঁছা
      পর্যন্ত: মেঘনার স্টিমারের রসুইঘর, নবদ্বীপের এক বিধবার নিরামিষ হেঁশেল, কলকাতার চিনেপাড়ার এক হোটেল যেখানে পদ
      একটাই, তিন হাজার লোকের এক বিয়েবাড়ি। হাতে কাজ চলে, মুখে গল্প, খিদে নিয়ে, স্বামী নিয়ে, নুন নিয়ে। বিচারক নেই,
      ভাজার শব্দের ওপর বাজনা নেই। শেষে হাতে রেসিপি জুটবে না, কিন্তু তেল কখন ধোঁয়া ছাড়ল, সেটা ঠিক চিনে যাবেন।`,
  },
  year: 2025,
  releaseDate: '2025-04-15',
  ageRating: 'U',
  contentDescriptors: [],
  genres: ['documentary'],
  tags: ['food', 'real-lives', 'gentle', 'craft'],
  people: {
    Actor: ['moushumi-lahiri', 'haran-das', 'mary-gomes'],
    Director: ['lila-banerjee'],
    Writer: ['jamal-mia'],
    Producer: ['lila-banerjee'],
    Cinematographer: ['sukumar-hembram'],
    Editor: ['jamal-mia'],
    Music: ['kanai-goswami'],
  },
  originalLanguage: 'bn',
  film: 'dawn',
  access: free,
  recommendations: ['hilsa', 'tea', 'jar', 'pugmarks', 'clay'],
  seasons: [
    season('mustard', 1, '2025-04-15', [
      {
        title: { en: 'The steamer galley', bn: 'স্টিমারের রসুইঘর' },
        synopsis: {
          en: 'A chicken curry that has crossed the Meghna for a hundred years, cooked on a floor that tilts.',
          bn: 'একশো বছর ধরে মেঘনা পারাপার করছে যে মুরগির ঝোল। রান্না হয় দুলতে থাকা মেঝেয়।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'Without onion', bn: 'পেঁয়াজ ছাড়া' },
        synopsis: {
          en: 'Eleven dishes, no onion, no garlic, one meal a day. She has cooked so since she was nineteen.',
          bn: 'এগারো পদ, পেঁয়াজ নেই, রসুন নেই, দিনে একবেলা। উনিশ বছর বয়স থেকে এভাবেই রাঁধছেন তিনি।',
        },
        film: 'mist',
      },
      {
        title: { en: 'One dish in Tangra', bn: 'ট্যাংরার এক পদ' },
        synopsis: {
          en: 'Grandfather came from Meizhou with a wok. The wok is still here and so is the queue.',
          bn: 'মেইঝৌ থেকে ঠাকুরদা এনেছিলেন একটা কড়াই। কড়াইটা আছে, লাইনটাও।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Three thousand guests', bn: 'তিন হাজার নিমন্ত্রিত' },
        synopsis: {
          en: 'At midnight they light forty fires. The head cook tastes with his elbow and is never wrong.',
          bn: 'মাঝরাতে চল্লিশটা উনুন জ্বলে। হেড রাঁধুনি কনুইয়ে লাগিয়ে চাখেন, কখনও ভুল হয় না।',
        },
        film: 'fireflies',
      },
    ]),
    season('mustard', 2, '2026-04-15', [
      {
        title: { en: 'Winter jaggery', bn: 'নলেন গুড়' },
        synopsis: {
          en: 'The sap must be down from the palm before the sun is up. Three brothers have not seen a January dawn in bed.',
          bn: 'সূর্য ওঠার আগে রস নামাতে হয়। তিন ভাই কোনোদিন মাঘের ভোরে বিছানায় থাকেনি।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'Smoke from the hills', bn: 'পাহাড়ের ধোঁয়া' },
        synopsis: {
          en: 'In Kalimpong a grandmother smokes pork above the stove where her grandchildren do their homework.',
          bn: 'কালিম্পঙে উনুনের ওপর মাংস ঝোলে, নিচে নাতি-নাতনিরা ইস্কুলের পড়া করে।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'The rice that swims', bn: 'ডুবো ধানের ভাত' },
        synopsis: {
          en: 'One kind of rice grows as fast as the water rises. A farmer harvests it by boat and eats it with dried fish.',
          bn: 'এক জাতের ধান জলের সঙ্গে পাল্লা দিয়ে বাড়ে। চাষি নৌকোয় বসে কাটে, খায় শুঁটকি দিয়ে।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'The last stove', bn: 'শেষ উনুন' },
        synopsis: {
          en: 'A college canteen changes to gas. Its cook asks for one more week with coal, and makes the fish chops.',
          bn: 'কলেজের ক্যান্টিনে গ্যাস আসছে। রাঁধুনি আর এক সপ্তাহ কয়লা চেয়ে নেন, আর বানান মাছের চপ।',
        },
        film: 'tram',
      },
    ]),
  ],
}

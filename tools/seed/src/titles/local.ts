import { premiumOnly } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const local: DemoSeries = {
  id: 'local',
  contentType: 'series',
  permanentLink: 'last-local',
  title: { en: 'Last Local', bn: 'শেষ লোকাল' },
  tagline: { en: 'Twelve coaches. One witness. No phone signal.', bn: 'বারো কামরা। এক সাক্ষী। সিগনাল নেই।' },
  description: {
    en: prose`The 11.35 to Canning is the last train of the night, and in its ladies' compartment a fruit seller named
      Kajol sees a man thrown out of the coach ahead. By Sonarpur there is no body on the line. By Champahati the
      railway police have decided that there was no man. Sub-inspector Rehana Laskar, who rides the same train home
      because she cannot afford to live nearer, believes her. They have the names of eleven regular passengers, and a
      killer who has a season ticket.`,
    bn: prose`রাত এগারোটা পঁয়ত্রিশের ক্যানিং লোকাল দিনের শেষ ট্রেন। তার লেডিজ কামরা থেকে ফলওয়ালি কাজল দেখে, সামনের
      কামরা থেকে একটা লোককে ঠেলে ফেলা হল। সোনারপুরে পৌঁছে জানা যায়, লাইনে লাশ নেই। চম্পাহাটি আসতে আসতে রেল পুলিশ ঠিক
      করে ফেলে, লোকটাই ছিল না। সাব-ইন্সপেক্টর রেহানা লস্কর এই ট্রেনেই বাড়ি ফেরেন, শহরের কাছে থাকার মতো মাইনে নয়।
      তিনি কাজলকে বিশ্বাস করেন। হাতে আছে এগারোজন নিত্যযাত্রীর নাম, আর এক খুনি, যার মান্থলি টিকিট কাটা।`,
  },
  year: 2026,
  releaseDate: '2026-03-20',
  ageRating: 'U/A 16+',
  contentDescriptors: ['violence', 'strong-language', 'smoking'],
  genres: ['crime', 'mystery'],
  tags: ['trains', 'kolkata', 'justice', 'one-night'],
  people: {
    Actor: ['sultana-parvin', 'shyamali-bera', 'imtiaz-chowdhury', 'kabir-mondal', 'anindya-kar'],
    Director: ['tapati-ganguly'],
    Writer: ['hasnat-kabir'],
    Producer: ['lila-banerjee'],
    Cinematographer: ['sukumar-hembram'],
    Editor: ['jamal-mia'],
    Music: ['tuhin-purkait'],
  },
  originalLanguage: 'bn',
  film: 'tram',
  access: premiumOnly,
  recommendations: ['match', 'tram', 'bus', 'mask', 'banyan', 'tenant'],
  seasons: [
    season('local', 1, '2026-03-20', [
      {
        title: { en: 'Ballygunge, 11.42', bn: 'বালিগঞ্জ, ১১:৪২' },
        synopsis: {
          en: 'Four seconds of a lit door. Kajol is asked to describe a falling man and describes his shoes.',
          bn: 'চার সেকেন্ডের একটা আলো-জ্বলা দরজা। পড়ন্ত লোকটা কেমন? কাজল বলতে পারে তার জুতোর কথা।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Sonarpur, 12.04', bn: 'সোনারপুর, ১২:০৪' },
        synopsis: {
          en: 'Eleven men always play cards in coach five. Tonight they are a hand short and will not say since when.',
          bn: 'পাঁচ নম্বর কামরায় এগারোজন রোজ তাস খেলে। আজ একজন কম। কবে থেকে কম, কেউ বলে না।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Champahati, 12.19', bn: 'চম্পাহাটি, ১২:১৯' },
        synopsis: {
          en: 'A pair of shoes is handed in at the left-luggage office. They have been polished.',
          bn: 'ক্লোকরুমে কেউ এক জোড়া জুতো জমা দিয়ে যায়। পালিশ করা।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'Ghutiari Sharif, 12.36', bn: 'ঘুটিয়ারি শরিফ, ১২:৩৬' },
        synopsis: {
          en: 'Somebody has moved the halt lamp forty metres. Rehana walks the distance in the dark.',
          bn: 'থামার আলোটা চল্লিশ মিটার সরিয়েছে কেউ। অন্ধকারে পথটুকু হেঁটে মাপেন রেহানা।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'Canning, 12.58', bn: 'ক্যানিং, ১২:৫৮' },
        synopsis: {
          en: 'The doors open at the end of the line, and only Kajol knows which of them is afraid to get off.',
          bn: 'শেষ স্টেশনে দরজা খোলে। নামতে ভয় পাচ্ছে কে, জানে একা কাজল।',
        },
        film: 'tram',
      },
    ]),
    season('local', 2, '2027-04-09', [
      {
        title: { en: 'The first local', bn: 'প্রথম লোকাল' },
        synopsis: {
          en: 'At 3.50 in the morning the flower women board with their baskets. One basket is too heavy.',
          bn: 'ভোর তিনটে পঞ্চাশে ঝুড়ি নিয়ে ওঠে ফুলওয়ালিরা। একটা ঝুড়ি বড্ড ভারী।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'Up line, down line', bn: 'আপ লাইন, ডাউন লাইন' },
        synopsis: {
          en: 'Rehana is transferred to the traffic department and begins to read old derailments for pleasure.',
          bn: 'রেহানাকে বদলি করা হয় ট্রাফিকে। শখ করে তিনি পড়তে শুরু করেন পুরনো রেল-দুর্ঘটনার ফাইল।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Chain pull', bn: 'চেন টানা' },
        synopsis: {
          en: 'The train stops where there is no station. Kajol knows the voice that apologises.',
          bn: 'যেখানে স্টেশন নেই, সেখানে ট্রেন থামে। যে গলাটা মাপ চায়, কাজল সেটা চেনে।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'Return ticket', bn: 'ফিরতি টিকিট' },
        synopsis: {
          en: 'The man who fell is back in coach five, and it is his deal.',
          bn: 'যে লোকটা পড়ে গিয়েছিল, সে পাঁচ নম্বর কামরায় ফিরেছে। আর এবার তাস বাঁটার পালা তার।',
        },
        film: 'tram',
      },
    ]),
  ],
}

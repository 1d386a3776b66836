import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const pugmarks: DemoSeries = {
  id: 'pugmarks',
  contentType: 'series',
  permanentLink: 'pugmarks',
  title: { en: 'Pugmarks', bn: 'পায়ের ছাপ' },
  tagline: { en: 'She was here an hour ago.', bn: 'এক ঘণ্টা আগেও সে এখানে ছিল।' },
  description: {
    en: prose`Four tides, four trackers, one tigress. Each episode follows a single line of prints across the mud of
      the Sundarbans with a person who can read it: a crab catcher, a forest guard, a woman whose husband did not come
      back and a boy of fourteen who is better at it than all of them. The camera never gets nearer than they do. What
      they show is not a monster and not an emblem but a neighbour, with a limp in the left hind foot, two cubs and a
      firm opinion about goats.`,
    bn: prose`চার জোয়ার, চারজন ছাপ-পড়িয়ে, একটাই বাঘিনি। প্রতি পর্বে সুন্দরবনের কাদায় একটা করে পায়ের ছাপের সারি,
      আর এমন একজন যে তা পড়তে জানে: এক কাঁকড়া-ধরা, এক বনরক্ষী, একটি মেয়ে যার স্বামী ফেরেনি, আর চোদ্দো বছরের এক ছেলে,
      যার চোখ সবার চেয়ে পাকা। তারা যতটা কাছে যায়, ক্যামেরাও ততটাই। যাকে দেখা যায় সে রাক্ষস নয়, জাতীয় প্রতীকও নয়।
      সে এক পড়শি, পেছনের বাঁ পা একটু টেনে হাঁটে, দুটো ছানা আছে, আর ছাগল বিষয়ে মতামত খুব পরিষ্কার।`,
  },
  year: 2024,
  releaseDate: '2024-07-29',
  ageRating: 'U/A 7+',
  contentDescriptors: ['danger', 'grief'],
  genres: ['documentary', 'adventure'],
  tags: ['sundarbans', 'animals', 'real-lives', 'river'],
  people: {
    Actor: ['toru-majhi', 'phulmoni-hansda', 'kabir-mondal'],
    Director: ['monirul-alam'],
    Writer: ['tanushree-paik'],
    Producer: ['rezaul-bari'],
    Cinematographer: ['subhra-nandy'],
    Editor: ['tanushree-paik'],
    Music: ['nasima-rahman'],
  },
  originalLanguage: 'bn',
  film: 'dawn',
  access: everyPlan,
  availability: { allowedCountries: ['IN', 'BD', 'NP', 'LK', 'BT', 'GB', 'DE'] },
  recommendations: ['mangrove', 'hilsa', 'mustard', 'bend', 'wave'],
  seasons: [
    season('pugmarks', 1, '2024-07-29', [
      {
        title: { en: 'Ebb', bn: 'ভাটা' },
        synopsis: {
          en: 'The crab catcher reads a night from end to end: where she drank, where she waited, whom she let go.',
          bn: 'গোটা একটা রাত পড়ে ফেলে কাঁকড়া-ধরা: কোথায় জল খেল, কোথায় ওত পাতল, কাকে ছেড়ে দিল।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'Slack water', bn: 'থমথমে জল' },
        synopsis: {
          en: 'The guard has known her for nine years and has seen her twice. He describes her ears.',
          bn: 'বনরক্ষী তাকে চেনে নয় বছর, দেখেছে দুবার। তার কানের বর্ণনা দেয়।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'Flood', bn: 'জোয়ার' },
        synopsis: {
          en: 'Every year on the same day Malancha goes back to the creek where the prints stopped.',
          bn: 'যে খাঁড়িতে ছাপ থেমে গিয়েছিল, প্রতি বছর একই দিনে সেখানে ফিরে যায় মালঞ্চ।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'Small feet beside', bn: 'পাশে ছোট পা' },
        synopsis: {
          en: 'The boy finds two new lines in the mud and has to decide whom to tell.',
          bn: 'কাদায় দুটো নতুন সারি দেখতে পায় ছেলেটি। কাকে বলবে, সেটা তাকেই ঠিক করতে হবে।',
        },
        film: 'dawn',
      },
    ]),
  ],
}

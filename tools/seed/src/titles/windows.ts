import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const windows: DemoSeries = {
  id: 'windows',
  contentType: 'series',
  permanentLink: 'house-of-nine-windows',
  title: { en: 'House of Nine Windows', bn: 'নয় জানালার বাড়ি' },
  tagline: { en: 'From outside you count nine. From inside, eight.', bn: 'বাইরে থেকে গুনলে নয়। ভেতর থেকে আট।' },
  description: {
    en: prose`The Mallik house at Chandannagar has nine windows on the river side and eight when you stand in its
      rooms. When the old widow dies she leaves it to whichever of her nine grandchildren can find the ninth. They are
      given the nine nights of the mourning, no spade, no saw and no lawyer. Each episode belongs to one window and to
      the grandchild who slept beneath it as a child. Anandi, the youngest, who was never invited here before, is the
      only one who asks what could be seen from it.`,
    bn: prose`চন্দননগরের মল্লিকবাড়িতে নদীর দিকের জানালা নয়টা, কিন্তু ঘরে দাঁড়িয়ে গুনলে আট। বুড়ি ঠাকুমা মারা
      যাওয়ার সময় লিখে গেছেন, নয় নাতি-নাতনির মধ্যে যে নবম জানালাটা খুঁজে পাবে, বাড়ি তার। সময় অশৌচের নয় রাত। শাবল
      চলবে না, করাত চলবে না, উকিলও না। এক একটা পর্ব এক একটা জানালার, আর সেই নাতি বা নাতনির, ছোটবেলায় যে তার নিচে শুত।
      সবার ছোট আনন্দীকে এ বাড়িতে আগে কোনোদিন ডাকাই হয়নি। একা সে-ই জানতে চায়, ওই জানালা দিয়ে কী দেখা যেত।`,
  },
  year: 2024,
  releaseDate: '2024-10-04',
  ageRating: 'U/A 13+',
  contentDescriptors: ['frightening-scenes', 'grief'],
  genres: ['mystery', 'drama'],
  tags: ['old-house', 'family-secrets', 'river', 'ghosts'],
  people: {
    Actor: ['rukmini-sanyal', 'anindya-kar', 'piyali-nag', 'partha-hazra', 'lopa-sikdar', 'debjani-kundu'],
    Director: ['ishani-chakraborty'],
    Writer: ['aparajita-shil'],
    Producer: ['rezaul-bari'],
    Cinematographer: ['subhra-nandy'],
    Editor: ['tanushree-paik'],
    Music: ['sreemoyee-bhaduri'],
  },
  originalLanguage: 'bn',
  film: 'monsoon',
  access: everyPlan,
  recommendations: ['frames', 'tram', 'library', 'door', 'tenant', 'stepwell'],
  seasons: [
    season('windows', 1, '2024-10-04', [
      {
        title: { en: 'The kitchen window', bn: 'রান্নাঘরের জানালা' },
        synopsis: {
          en: 'The will is read over a cold dinner. Somebody has already counted the bricks.',
          bn: 'ঠান্ডা ভাতের সামনে উইল পড়া হয়। ইট গোনা কেউ একজন আগেই সেরে রেখেছে।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'The window with bars', bn: 'গরাদের জানালা' },
        synopsis: {
          en: 'Samar, the eldest, remembers a punishment that nobody else remembers giving.',
          bn: 'বড় নাতি সমরের মনে আছে একটা শাস্তির কথা। কে দিয়েছিল, আর কারও মনে নেই।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'The window of coloured glass', bn: 'রঙিন কাচের জানালা' },
        synopsis: {
          en: 'At four in the afternoon the floor turns red, and one tile does not.',
          bn: 'বিকেল চারটেয় গোটা মেঝে লাল হয়ে ওঠে, একটা টালি ছাড়া।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'The window on the stairs', bn: 'সিঁড়ির জানালা' },
        synopsis: {
          en: 'Two cousins measure the house with a sari and get two different answers.',
          bn: 'শাড়ি দিয়ে বাড়ি মাপে দুই বোন, মাপ আসে দুরকম।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'The painted window', bn: 'আঁকা জানালা' },
        synopsis: {
          en: 'It has fooled everyone for sixty years. Anandi scratches it with a coin and smells the river.',
          bn: 'ষাট বছর ধরে সবাইকে ঠকিয়েছে। আনন্দী পয়সা দিয়ে আঁচড় কাটে, নাকে আসে নদীর গন্ধ।',
        },
        film: 'monsoon',
      },
    ]),
    season('windows', 2, '2025-07-11', [
      {
        title: { en: 'The window of the sickroom', bn: 'অসুখের ঘরের জানালা' },
        synopsis: {
          en: 'A medicine bottle is dated after the death it was meant to prevent.',
          bn: 'ওষুধের শিশির তারিখ সেই মৃত্যুর পরের, যা ঠেকাতে ওটা আনা হয়েছিল।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'The window nobody opened', bn: 'যে জানালা কেউ খোলেনি' },
        synopsis: {
          en: 'Nine cousins are in the room. The lamp throws ten shadows.',
          bn: 'ঘরে নয় ভাইবোন। লণ্ঠনের আলোয় ছায়া পড়ে দশটা।',
        },
        film: 'fireflies',
      },
      {
        title: { en: "Grandmother's window", bn: 'ঠাকুমার জানালা' },
        synopsis: {
          en: 'Her chair faces a blank wall, and the wall is worn at the height of a sitting woman\'s hand.',
          bn: 'তাঁর চেয়ারটা ফাঁকা দেওয়ালের দিকে মুখ করা। বসলে হাত যেখানে পড়ে, দেওয়ালটা ঠিক সেখানেই ক্ষয়ে গেছে।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'The ninth', bn: 'নবম' },
        synopsis: {
          en: 'On the last night a boat on the river shows a light, and from somewhere in the house a light answers.',
          bn: 'শেষ রাতে নদীর বুকে একটা নৌকোয় আলো জ্বলে। বাড়ির কোনো এক জায়গা থেকে আর একটা আলো জবাব দেয়।',
        },
        film: 'dawn',
      },
    ]),
  ],
}

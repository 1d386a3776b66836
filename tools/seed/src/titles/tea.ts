import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const tea: DemoSeries = {
  id: 'tea',
  contentType: 'series',
  permanentLink: 'second-flush',
  title: { en: 'Second Flush', bn: 'দ্বিতীয় কুঁড়ি' },
  tagline: { en: 'The best leaf comes the second time.', bn: 'সেরা পাতাটা আসে দ্বিতীয়বারে।' },
  description: {
    en: prose`The owners of the Mayalung tea garden left in the night with the wages. The pluckers, four hundred women
      and a few bewildered clerks, wake up to bushes that will not wait, a locked factory and a lorry with no driver.
      Sabitri, who has plucked for thirty years, is voted manager because she is the only candidate who did not want
      it. Her daughter Manju comes back from Siliguri with a degree in commerce and opinions. Between April and the
      second flush of June they have to learn how to wither, roll, sell and sleep.`,
    bn: prose`মায়ালুং চা-বাগানের মালিকেরা রাতারাতি পালাল, মজুরির টাকা নিয়ে। সকালে উঠে চারশো মেয়ে-শ্রমিক আর কয়েকজন
      ভ্যাবাচাকা খাওয়া বাবু দেখে, কুঁড়ি তো অপেক্ষা করবে না, কারখানায় তালা, লরির ড্রাইভার নেই। তিরিশ বছর পাতা তুলছে
      সাবিত্রী। ভোটে ম্যানেজার হল সে-ই, কারণ প্রার্থীদের মধ্যে একা সে-ই হতে চায়নি। বাণিজ্যের ডিগ্রি আর একরাশ মতামত
      নিয়ে শিলিগুড়ি থেকে ফেরে মেয়ে মঞ্জু। এপ্রিল থেকে জুনের দ্বিতীয় কুঁড়ি, এর মধ্যে শিখে নিতে হবে পাতা শুকোনো,
      পাকানো, বেচা, আর ঘুমোনো।`,
  },
  year: 2025,
  releaseDate: '2025-06-20',
  ageRating: 'U',
  contentDescriptors: [],
  genres: ['drama', 'family'],
  tags: ['hills', 'parents-and-children', 'underdogs', 'gentle'],
  people: {
    Actor: ['anjali-gurung', 'phulmoni-hansda', 'pemba-tamang', 'partha-hazra', 'ranjana-toppo'],
    Director: ['lila-banerjee'],
    Writer: ['tanushree-paik'],
    Producer: ['rezaul-bari'],
    Cinematographer: ['subhra-nandy'],
    Editor: ['tanushree-paik'],
    Music: ['ranjana-toppo'],
  },
  originalLanguage: 'bn',
  film: 'dawn',
  access: everyPlan,
  recommendations: ['mustard', 'umbrellas', 'goal', 'kash', 'bridge', 'radio'],
  seasons: [
    season('tea', 1, '2025-06-20', [
      {
        title: { en: 'Two leaves and a bud', bn: 'দুটি পাতা একটি কুঁড়ি' },
        synopsis: {
          en: 'The siren does not sound. Four hundred women go to work anyway.',
          bn: 'ভোঁ বাজে না। চারশো মেয়ে তবু কাজে যায়।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'The key to the factory', bn: 'কারখানার চাবি' },
        synopsis: {
          en: 'There are three keys, held by three men who have not spoken to one another since a football match.',
          bn: 'চাবি তিনটে, তিনজনের কাছে। একটা ফুটবল ম্যাচের পর থেকে তিনজনের মুখ দেখাদেখি বন্ধ।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'Manju adds it up', bn: 'মঞ্জুর যোগফল' },
        synopsis: {
          en: 'The books show eleven thousand kilos of tea that nobody ever plucked.',
          bn: 'খাতায় এগারো হাজার কিলো চা, যে পাতা কেউ কোনোদিন তোলেনি।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'Auction day', bn: 'নিলামের দিন' },
        synopsis: {
          en: 'One chest, one taster, one sip. He asks for the window to be opened and for silence.',
          bn: 'একটা বাক্স, একজন টি-টেস্টার, এক চুমুক। তিনি জানালা খুলে দিতে বলেন, আর সবাইকে চুপ করতে।',
        },
        film: 'dawn',
      },
    ]),
    season('tea', 2, '2026-09-25', [
      {
        title: { en: 'The rains tea', bn: 'বর্ষার চা' },
        synopsis: {
          en: 'It is strong, plain and hard to sell. Sabitri says the same is said of her.',
          bn: 'কড়া, সাদামাটা, বেচা শক্ত। সাবিত্রী বলে, লোকে তার কথাও তা-ই বলে।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'A visitor from London', bn: 'লন্ডনের অতিথি' },
        synopsis: {
          en: 'He wants to buy the name of the garden, but not the garden.',
          bn: 'তিনি কিনতে চান বাগানের নামটা, বাগানটা নয়।',
        },
        film: 'dawn',
      },
      {
        title: { en: 'The leopard in row nine', bn: 'ন নম্বর সারির চিতাবাঘ' },
        synopsis: {
          en: 'Plucking stops for a mother with two cubs. The union meets to decide who moves.',
          bn: 'দুই ছানা নিয়ে মা চিতা, পাতা তোলা বন্ধ। কে সরবে, ঠিক করতে ইউনিয়নের সভা বসে।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'Autumn flush', bn: 'শরতের কুঁড়ি' },
        synopsis: {
          en: 'The old owners come back with a court order and find that tea has been made for them.',
          bn: 'আদালতের কাগজ নিয়ে পুরনো মালিকেরা ফেরে। দেখে, তাদের জন্য চা করে রাখা হয়েছে।',
        },
        film: 'dawn',
      },
    ]),
  ],
}

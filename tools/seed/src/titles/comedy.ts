import { everyPlan, freeAfterLogin } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const comedy: DemoMovie[] = [
  {
    id: 'kites',
    contentType: 'movie',
    permanentLink: 'kite-thieves',
    title: { en: 'Kite Thieves', bn: 'ঘুড়িচোর' },
    tagline: { en: 'What falls on our roof is ours.', bn: 'আমাদের ছাদে যা পড়ে, সে আমাদের।' },
    description: {
      en: prose`On the roofs of Baghbazar the rule is old and clear: a kite that has been cut belongs to whoever
        catches it. Ten-year-old Tuni and her grandfather catch more than anybody, thanks to a fishing rod, a bicycle
        bell and a cousin on the water tank. Then the biggest kite of the season comes down on their washing line with
        a hundred and sixty thousand rupees sewn into its tail. Half the neighbourhood arrives with explanations.
        Grandfather needs a new hip, Tuni wants a terrace of her own, and Vishwakarma Puja is four days away.`,
      bn: prose`বাগবাজারের ছাদে নিয়মটা পুরনো আর সোজা: কাটা ঘুড়ি যে ধরবে তার। দশ বছরের টুনি আর তার দাদু ধরে সবচেয়ে
        বেশি, সম্বল একটা ছিপ, একটা সাইকেলের ঘণ্টা আর জলের ট্যাঙ্কে চড়ে বসা এক মাসতুতো ভাই। তারপর এ মরশুমের সবচেয়ে
        বড় ঘুড়িটা এসে পড়ল তাদের কাপড় মেলার তারে, লেজে সেলাই করা এক লাখ ষাট হাজার টাকা। আধখানা পাড়া এসে হাজির,
        সবার কাছেই একটা করে গল্প। দাদুর কোমরের হাড় বদলাতে হবে, টুনির চাই নিজের একটা ছাদ, আর বিশ্বকর্মা পুজোর চার দিন
        বাকি।`,
    },
    year: 2025,
    releaseDate: '2025-09-12',
    ageRating: 'U/A 7+',
    contentDescriptors: ['mild-language'],
    genres: ['comedy', 'family'],
    tags: ['kolkata', 'gentle', 'parents-and-children', 'underdogs'],
    people: {
      Actor: ['tithi-adak', 'gourhari-maity', 'partha-hazra', 'kakoli-dey', 'babla-naskar'],
      Director: ['prosun-dhar'],
      Writer: ['oindrila-saha'],
      Music: ['tuhin-purkait'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: freeAfterLogin,
    recommendations: ['rickshaw', 'gully', 'jar', 'owl', 'circus', 'ghost'],
  },
  {
    id: 'rickshaw',
    contentType: 'movie',
    permanentLink: 'three-wheels',
    title: { en: 'Three Wheels', bn: 'তিন চাকা' },
    tagline: {
      en: 'He painted a film star on the back. The film star wants a lift.',
      bn: 'পেছনে এঁকেছিল নায়কের ছবি। সেই নায়ক এখন লিফট চায়।',
    },
    description: {
      en: prose`Sabuj paints the backs of rickshaws in old Dhaka: peacocks, mosques, and film heroes with more muscles
        than they have. When an ageing action star recognises his own face, forty years younger and holding a tiger,
        he sits down in the rickshaw and refuses to get out. He has left a television studio in the middle of an
        interview, he is wearing one shoe, and he wants to see every place where his films were once shown. Sabuj has
        promised the rickshaw to a wedding at seven. It is now ten in the morning, and there are fourteen cinemas.`,
      bn: prose`পুরান ঢাকায় রিকশার পেছনে ছবি আঁকে সবুজ: ময়ূর, মসজিদ, আর সিনেমার নায়ক, আসলের চেয়ে যাদের পেশি অনেক
        বেশি। এক বুড়ো অ্যাকশন-হিরো একদিন রিকশায় নিজের মুখ চিনে ফেলেন, বয়স চল্লিশ বছর কম, কোলে বাঘ। রিকশায় চেপে বসে
        তিনি আর নামতে চান না। টেলিভিশনের সাক্ষাৎকার মাঝপথে ফেলে পালিয়ে এসেছেন, পায়ে এক পাটি জুতো। তিনি দেখতে চান সেই
        সব হল, যেখানে একদিন তাঁর ছবি চলত। এদিকে সন্ধে সাতটায় রিকশাটা এক বিয়েবাড়িতে দেবে বলে কথা দিয়েছে সবুজ। এখন
        বাজে সকাল দশটা, আর সিনেমা হল চোদ্দোটা।`,
    },
    year: 2026,
    releaseDate: '2026-04-10',
    ageRating: 'U/A 7+',
    contentDescriptors: ['mild-language', 'smoking'],
    genres: ['comedy'],
    tags: ['dhaka', 'cinema', 'craft', 'friendship'],
    people: {
      Actor: ['rafiq-sardar', 'zahir-anwar', 'bulbul-akhter', 'mahbub-talukdar'],
      Director: ['rezaul-bari'],
      Writer: ['jamal-mia'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: everyPlan,
    recommendations: ['screen', 'kites', 'gully', 'vinyl', 'umbrellas'],
  },
]

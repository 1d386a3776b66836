import { premiumOnly } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const coldstore: DemoSeries = {
  id: 'coldstore',
  contentType: 'series',
  permanentLink: 'cold-storage',
  title: { en: 'Cold Storage', bn: 'হিমঘর' },
  tagline: { en: 'Everything keeps in here. That is the trouble.', bn: 'এখানে সব কিছুই টিকে থাকে। মুশকিলটা সেখানেই।' },
  description: {
    en: prose`In a harvest year the cold store at Tarakeswar holds two hundred thousand sacks of potatoes, and one of them is
      the wrong weight. Night manager Dilip opens it, closes it and says nothing; he owes money to the man whose mark
      is on the cloth. Then the power fails for a day and a half in May. As the doors are kept shut and the ice runs
      down the walls, farmers gather at the gate, a policewoman counts receipts, and it becomes known in whose
      interest it was that nothing should ever thaw.`,
    bn: prose`ফলনের বছরে তারকেশ্বরের হিমঘরে থাকে দু-লাখ বস্তা আলু। একটা বস্তার ওজন মেলে না। রাতের ম্যানেজার দিলীপ বস্তাটা
      খোলে, আবার সেলাই করে, কিছু বলে না। বস্তার গায়ে যার ছাপ, তার কাছে দিলীপের অনেক ধার। তারপর জ্যৈষ্ঠ মাসে দেড়
      দিনের জন্য কারেন্ট যায়। দরজা আঁটা, দেওয়াল বেয়ে বরফগলা জল। গেটে জড়ো হয় চাষিরা, রসিদ গোনে এক মহিলা পুলিশ, আর
      আস্তে আস্তে বোঝা যায়, কিছুই যাতে কোনোদিন না গলে, সে গরজ ছিল কার।`,
  },
  year: 2025,
  releaseDate: '2025-05-02',
  ageRating: 'U/A 16+',
  contentDescriptors: ['violence', 'strong-language', 'smoking'],
  genres: ['crime', 'thriller'],
  tags: ['village', 'slow-burn', 'justice', 'family-secrets'],
  people: {
    Actor: ['partha-hazra', 'jhumur-bag', 'nirmal-ekka', 'rafiq-sardar', 'imtiaz-chowdhury'],
    Director: ['rezaul-bari'],
    Writer: ['hasnat-kabir'],
    Producer: ['rezaul-bari'],
    Cinematographer: ['subhra-nandy'],
    Editor: ['tanushree-paik'],
    Music: ['dhruba-laskar'],
  },
  originalLanguage: 'bn',
  film: 'tram',
  access: premiumOnly,
  recommendations: ['local', 'witness', 'match', 'hyacinth', 'heat'],
  seasons: [
    season('coldstore', 1, '2025-05-02', [
      {
        title: { en: 'Two hundred thousand and one', bn: 'দু-লাখ এক' },
        synopsis: {
          en: 'The count is one sack too many, and Dilip has three minutes before the shift changes.',
          bn: 'গুনতিতে একটা বস্তা বেশি। পালা বদলের আগে দিলীপের হাতে তিন মিনিট।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Receipt', bn: 'রসিদ' },
        synopsis: {
          en: 'A farmer who died in March has been paid in April.',
          bn: 'চৈত্রে মারা গেছে এক চাষি। টাকা তুলেছে বৈশাখে।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'Thirty-six hours', bn: 'ছত্রিশ ঘণ্টা' },
        synopsis: {
          en: 'The lights go. Inside it is four degrees, then six, then eleven.',
          bn: 'আলো যায়। ভেতরে চার ডিগ্রি, তারপর ছয়, তারপর এগারো।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'The inner room', bn: 'ভেতরের ঘর' },
        synopsis: {
          en: 'There is a door behind the last row that is on no plan, and it has been opened from within.',
          bn: 'শেষ সারির পেছনে একটা দরজা, কোনো নকশায় নেই। খোলা হয়েছে ভেতর থেকে।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Thaw', bn: 'বরফ গলে' },
        synopsis: {
          en: 'By morning everybody can smell it, and nobody can say that he did not know.',
          bn: 'ভোর হতে গন্ধটা সবাই পায়। জানতাম না, এ কথা আর কেউ বলতে পারে না।',
        },
        film: 'dawn',
      },
    ]),
  ],
}

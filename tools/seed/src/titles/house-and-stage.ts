import { everyPlan, premiumOnly } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const houseAndStage: DemoMovie[] = [
  {
    id: 'frames',
    contentType: 'movie',
    permanentLink: 'the-threshold',
    title: { en: 'The Threshold', bn: 'চৌকাঠ' },
    tagline: {
      en: 'Every house has one step that nobody talks about.',
      bn: 'প্রতিটি বাড়িতে একটা চৌকাঠ থাকে, যার কথা কেউ বলে না।',
    },
    description: {
      en: prose`Leaving her marriage of thirty years, a retired teacher comes back to the house where she was born and
        finds it divided by chalk lines, one brother to each room. Before the lawyers arrive she has a week to read
        what the walls remember: pencil marks of growing children, a door papered over, the one threshold her mother
        never let her cross. The brothers want a signature. Bina wants to know why the chalk stops short of the
        smallest room, and who still sweeps it every morning.`,
      bn: prose`তিরিশ বছরের সংসার ছেড়ে এক অবসরপ্রাপ্ত শিক্ষিকা ফিরে আসেন জন্মভিটেয়। দেখেন, খড়ির দাগে ভাগ হয়ে গেছে
        বাড়ি, এক এক ঘরে এক এক ভাই। উকিল আসার আগে তাঁর হাতে এক সপ্তাহ, দেওয়ালের স্মৃতি পড়ে নেওয়ার জন্য: বাচ্চাদের
        লম্বা হওয়ার পেনসিলের দাগ, কাগজ সেঁটে ঢেকে দেওয়া একটা দরজা, আর সেই চৌকাঠ, মা যা কোনোদিন ডিঙোতে দেননি।
        ভাইয়েরা চায় একটা সই। বীণা জানতে চান, সবচেয়ে ছোট ঘরটার সামনে এসে খড়ির দাগ থেমে গেছে কেন, আর রোজ সকালে সে ঘর
        এখনও ঝাঁট দেয় কে।`,
    },
    year: 2026,
    releaseDate: '2026-09-11',
    ageRating: 'U/A 13+',
    contentDescriptors: ['mild-language'],
    genres: ['drama', 'family'],
    tags: ['slow-burn', 'family-secrets', 'kolkata', 'old-house'],
    people: {
      Actor: ['meghna-basu', 'arjun-dutta', 'rukmini-sanyal', 'tarun-ghosh'],
      Director: ['ishani-chakraborty'],
      Writer: ['ishani-chakraborty'],
      Music: ['sreemoyee-bhaduri'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: everyPlan,
    recommendations: ['winter', 'bridge', 'stage', 'windows', 'tenant', 'tea'],
  },
  {
    id: 'stage',
    contentType: 'movie',
    permanentLink: 'the-understudy',
    title: { en: 'The Understudy', bn: 'বদলি নায়িকা' },
    tagline: { en: 'She knows every line. None of them are hers.', bn: 'সব সংলাপ তার জানা। একটাও তার নিজের নয়।' },
    description: {
      en: prose`For eleven years Malati has stood in the wings of a north Kolkata theatre with another woman's part in
        her mouth. On the night of the two-hundredth show the star does not come. The manager has eight minutes, the
        house is full, and Malati walks on. The next morning the police want to know where the star is, the newspapers
        want to know who Malati is, and the company wants everything back as it was. She has one more performance
        before anybody decides, and for the first time she changes a line.`,
      bn: prose`এগারো বছর ধরে উত্তর কলকাতার এক থিয়েটারের উইংসে দাঁড়িয়ে আছে মালতী, মুখে আর একজনের পার্ট। দুশোতম
        অভিনয়ের রাতে নায়িকা এলেন না। ম্যানেজারের হাতে আট মিনিট, হল ভর্তি, মালতী মঞ্চে উঠে গেল। পরদিন সকালে পুলিশ
        জানতে চায় নায়িকা কোথায়, খবরের কাগজ জানতে চায় মালতী কে, আর দলের লোকে চায় সব আগের মতো হয়ে যাক। কেউ কিছু
        ঠিক করার আগে আর একটা শো বাকি। সেদিন এই প্রথম সে একটা সংলাপ বদলে দেয়।`,
    },
    year: 2023,
    releaseDate: '2023-12-15',
    ageRating: 'U/A 16+',
    contentDescriptors: ['strong-language', 'smoking', 'alcohol'],
    genres: ['drama', 'mystery'],
    tags: ['theatre', 'kolkata', 'slow-burn'],
    people: {
      Actor: ['piyali-nag', 'debjani-kundu', 'dipten-sen', 'imtiaz-chowdhury', 'lopa-sikdar'],
      Director: ['tapati-ganguly'],
      Writer: ['bimal-chanda'],
      Music: ['dhruba-laskar'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: everyPlan,
    recommendations: ['mask', 'vinyl', 'screen', 'clay', 'frames', 'radio'],
  },
  {
    id: 'clay',
    contentType: 'movie',
    permanentLink: 'clay-goddess',
    title: { en: 'Clay Goddess', bn: 'মাটির প্রতিমা' },
    tagline: { en: 'The eyes are painted last.', bn: 'চোখ আঁকা হয় সবার শেষে।' },
    description: {
      en: prose`In Kumartuli the eyes of the goddess are painted once a year, before dawn, by the eldest man of the
        house. Old Nimai's hand has begun to shake. His son has gone to Bengaluru to draw cars, and the only person in
        the workshop who can hold the brush is Champa, who came nine years ago to carry straw. Forty-one clubs have
        paid in advance. The neighbours say a woman has never done it. Nimai, who is going blind and has told nobody,
        starts teaching her at night with the bulb switched off.`,
      bn: prose`কুমোরটুলিতে দেবীর চোখ আঁকা হয় বছরে একবার, ভোর হওয়ার আগে, বাড়ির সবচেয়ে বয়স্ক পুরুষের হাতে। নিমাই
        পালের হাত কাঁপতে শুরু করেছে। ছেলে গেছে বেঙ্গালুরু, গাড়ির নকশা আঁকতে। তুলি ধরার মতো হাত এ ঘরে আর একজনেরই আছে:
        চম্পা, নয় বছর আগে যে খড় বইতে এসেছিল। একচল্লিশটা ক্লাবের বায়না নেওয়া হয়ে গেছে। পাড়ার লোকে বলে,
        মেয়েমানুষে এ কাজ কোনোদিন করেনি। নিমাইয়ের চোখ যাচ্ছে, সে কথা তিনি কাউকে বলেননি। রাতে বাল্‌ব নিভিয়ে চম্পাকে
        তিনি আঁকা শেখাতে বসেন।`,
    },
    year: 2025,
    releaseDate: '2025-09-19',
    ageRating: 'U/A 13+',
    contentDescriptors: ['mild-language', 'smoking'],
    genres: ['drama'],
    tags: ['craft', 'kolkata', 'underdogs'],
    people: {
      Actor: ['haran-das', 'ranjana-toppo', 'shyamali-bera', 'anindya-kar'],
      Director: ['prosun-dhar'],
      Writer: ['tanushree-paik'],
      Music: ['tuhin-purkait'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: everyPlan,
    recommendations: ['indigo', 'stage', 'mustard', 'rickshaw', 'banyan'],
  },
  {
    id: 'banyan',
    contentType: 'movie',
    permanentLink: 'the-banyan-court',
    title: { en: 'The Banyan Court', bn: 'বটতলার বিচার' },
    tagline: {
      en: 'No judge, no papers, and everybody knows everybody.',
      bn: 'হাকিম নেই, কাগজ নেই, আর সবাই সবাইকে চেনে।',
    },
    description: {
      en: prose`A tube well is poisoned, a goat dies, then a child nearly does. The police station is two rivers away,
        so the village of Harinkhola does what it has always done and sits down under the banyan. The accused is the
        schoolteacher, who is new. The one who must ask the questions is Rabeya, seventy-three, who has settled every
        quarrel here by remembering who owes whom. It takes one night, one lantern and forty witnesses. Towards
        morning she understands that the well was not the thing that somebody wanted to spoil.`,
      bn: prose`টিউবওয়েলের জলে বিষ, একটা ছাগল মরল, তারপর একটা বাচ্চা মরতে মরতে বাঁচল। থানা দুটো নদী পেরিয়ে, তাই
        হরিণখোলা গ্রাম চিরকাল যা করেছে তা-ই করে: বটতলায় গোল হয়ে বসে। আসামি ইস্কুলের মাস্টার, গ্রামে নতুন। প্রশ্ন
        করবেন রাবেয়া, বয়স তিয়াত্তর, কার কাছে কার কী পাওনা মনে রেখে রেখে যিনি এখানকার সব ঝগড়া মিটিয়েছেন। এক রাত,
        একটা হ্যারিকেন, চল্লিশজন সাক্ষী। ভোরের দিকে তিনি বুঝতে পারেন, নষ্ট করতে চাওয়া হয়েছিল অন্য কিছু, জলটা নয়।`,
    },
    year: 2027,
    releaseDate: '2027-01-29',
    ageRating: 'U/A 13+',
    contentDescriptors: ['mild-language', 'grief'],
    genres: ['drama', 'mystery'],
    tags: ['justice', 'village', 'one-night'],
    people: {
      Actor: ['ruma-bagchi', 'zahir-anwar', 'sultana-parvin', 'kabir-mondal', 'gourhari-maity', 'kakoli-dey'],
      Director: ['monirul-alam'],
      Writer: ['hasnat-kabir'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: premiumOnly,
    recommendations: ['norwester', 'indigo', 'stepwell', 'match', 'bend'],
  },
]

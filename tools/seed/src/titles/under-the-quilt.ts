import { everyPlan } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const underTheQuilt: DemoMovie[] = [
  {
    id: 'ice',
    contentType: 'movie',
    permanentLink: 'the-ice-factory',
    title: { en: 'The Ice Factory', bn: 'বরফকল' },
    tagline: { en: 'It melts a little every time they talk.', bn: 'কথা হলেই একটু করে গলে।' },
    description: {
      en: prose`Mansur has carried ice from the factory at Diamond Harbour to the trawlers since he was twelve, and speaks
        about as much as it does. One morning a block comes out of the mould with a red hibiscus frozen into the
        middle of it. There is another the next week, and another. Everybody on the quay has a theory except Shiuli,
        who fills the moulds at four in the morning, grows the only hibiscus in the lane, and has been waiting for
        somebody to look before he breaks the block up with a hammer.`,
      bn: prose`বারো বছর বয়স থেকে ডায়মন্ড হারবারের বরফকল থেকে ট্রলারে বরফ বয় মনসুর, কথাও বলে বরফেরই মতো। এক সকালে ছাঁচ থেকে
        যে চাঁইটা বেরোয়, তার মাঝখানে জমে আছে একটা লাল জবা। পরের হপ্তায় আর একটা, তারপর আরও একটা। ঘাটসুদ্ধ লোকের একটা
        করে ধারণা আছে, শিউলির নেই। রাত চারটেয় ছাঁচে জল ভরে শিউলি, গলির একমাত্র জবাগাছটা তারই। সে অপেক্ষায় আছে,
        হাতুড়ি মেরে ভাঙার আগে কেউ একবার তাকাবে।`,
    },
    year: 2024,
    releaseDate: '2024-04-12',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['romance', 'drama'],
    tags: ['first-love', 'sea', 'gentle', 'slow-burn'],
    people: {
      Actor: ['arif-shikder', 'bulbul-akhter', 'leslie-rozario', 'shyamali-bera'],
      Director: ['rezaul-bari'],
      Writer: ['nilufar-azad'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'sea',
    access: everyPlan,
    recommendations: ['marigold', 'umbrellas', 'hilsa', 'bridge', 'wheel'],
  },
  {
    id: 'moonbus',
    contentType: 'movie',
    permanentLink: 'last-stop-moon',
    title: { en: 'Last Stop, Moon', bn: 'শেষ স্টপ চাঁদ' },
    tagline: { en: 'Exact change, please. There is nowhere to get it.', bn: 'খুচরো দেবেন। এখানে ভাঙানোর জায়গা নেই।' },
    description: {
      en: prose`In 2071 the bus to the moon runs on Tuesdays and is never full. Conductor Bishu has punched tickets on it for
        nineteen years, and at the far end he eats his rice, looks at the earth and drives home with nobody. Then a
        very old woman gets on with a pressure cooker and a single ticket, a boy hides in the luggage, and the company
        announces that this is the last run. The engine agrees. Four people and a goat have one night, half a tank and
        a rope, and a whole world in the window.`,
      bn: prose`দু-হাজার একাত্তর সাল। চাঁদের বাস চলে মঙ্গলবার করে, ভরে না কোনোদিন। উনিশ বছর ধরে তাতে টিকিট ফুটো করে কন্ডাক্টর
        বিশু। ওদিকে পৌঁছে ভাত খায়, পৃথিবীর দিকে তাকায়, আর খালি বাস নিয়ে ফেরে। একদিন প্রেশার কুকার হাতে খুব বুড়ি
        একজন ওঠেন, টিকিট শুধু যাওয়ার। মালপত্রের মধ্যে লুকোয় একটা ছেলে। কোম্পানি জানায়, এটাই শেষ ট্রিপ। ইঞ্জিনেরও
        তা-ই মত। চারজন মানুষ আর একটা ছাগলের হাতে এক রাত, আধ ট্যাঙ্ক তেল, একগাছা দড়ি, আর জানালায় আস্ত একটা পৃথিবী।`,
    },
    year: 2026,
    releaseDate: '2026-10-02',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['science-fiction', 'comedy'],
    tags: ['one-night', 'friendship', 'gentle'],
    people: {
      Actor: ['partha-hazra', 'ruma-bagchi', 'babla-naskar', 'sonam-lepcha'],
      Director: ['faisal-nazir'],
      Writer: ['faisal-nazir'],
      Music: ['tuhin-purkait'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: everyPlan,
    recommendations: ['orbit', 'robot', 'bus', 'listening', 'laundry'],
  },
  {
    id: 'duet',
    contentType: 'movie',
    permanentLink: 'tihai',
    title: { en: 'Tihai', bn: 'তেহাই' },
    tagline: { en: 'Three times the same phrase, and the last stroke is yours.', bn: 'একই বোল তিনবার, আর শেষ চাঁটিটা তোমার।' },
    description: {
      en: prose`For forty years the brothers Ghoshal played one pair of drums between them, the elder on the right, the
        younger on the left, so that no listener could hear where one stopped. After a quarrel over a single beat they
        have not met since 1998. Now the elder's right hand has begun to tremble, and a festival wants them together
        for one hour. Their pupils, who are not supposed to know each other, carry rhythms across the city like
        messages, and each old man mends what the other has sent.`,
      bn: prose`চল্লিশ বছর ধরে একজোড়া তবলা ভাগ করে বাজিয়েছেন ঘোষাল ভাইয়েরা। দাদা ডাঁয়ায়, ভাই বাঁয়ায়, কে কোথায় থামলেন
        কোনো শ্রোতা ধরতে পারত না। একটা মাত্রা নিয়ে ঝগড়ার পর উনিশশো আটানব্বই থেকে মুখ দেখাদেখি নেই। এখন দাদার ডান
        হাতে কাঁপুনি ধরেছে, আর এক জলসা চায় দুজনকে একসঙ্গে, এক ঘণ্টার জন্য। দুজনের দুই ছাত্র, যাদের একে অন্যকে চেনারই
        কথা নয়, শহরের এপার-ওপার বয়ে বেড়ায় বোল, চিঠির মতো। একজন যা পাঠান, অন্যজন শুধরে ফেরত দেন।`,
    },
    year: 2023,
    releaseDate: '2023-12-08',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['music', 'drama'],
    tags: ['songs', 'family-secrets', 'kolkata', 'slow-burn'],
    people: {
      Actor: ['tarun-ghosh', 'gourhari-maity', 'arif-shikder', 'jhumur-bag'],
      Director: ['lila-banerjee'],
      Writer: ['bimal-chanda'],
      Music: ['bhaskar-adhya'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: everyPlan,
    recommendations: ['raga', 'vinyl', 'piano', 'soil', 'brass'],
  },
  {
    id: 'tiger',
    contentType: 'movie',
    permanentLink: 'the-tiger-under-the-quilt',
    title: { en: 'The Tiger under the Quilt', bn: 'কাঁথার তলায় বাঘ' },
    tagline: { en: 'It is a very small bed.', bn: 'খাটটা কিন্তু বেশ ছোট।' },
    description: {
      en: prose`Grandmother's quilt has been stitched by nine women over a hundred years, and if you lie still you can walk
        about in it. Jui, who is six and has a fever, meets a tiger there who has lost his last stripe: it has been
        unpicked. Through fields of running stitch and a river of blue thread the two go looking for the woman who
        took it, while the quilt gets colder at the edges. Everybody in it has Grandmother's hands. A picture book of
        a film, for a winter afternoon.`,
      bn: prose`ঠাকুমার কাঁথাটা সেলাই করেছেন নয়জন মেয়ে, একশো বছর ধরে। চুপ করে শুয়ে থাকলে তার ভেতরে হেঁটে বেড়ানো যায়।
        ছ-বছরের জুঁইয়ের জ্বর। কাঁথার ভেতরে তার দেখা হয় এক বাঘের সঙ্গে, যার শেষ ডোরাটা নেই, কেউ সেলাই খুলে নিয়েছে।
        রানফোঁড়ের মাঠ আর নীল সুতোর নদী পেরিয়ে দুজনে খুঁজতে বেরোয়, কে নিল। ওদিকে কাঁথার ধারগুলো ঠান্ডা হয়ে আসছে।
        ওখানকার সবার হাত দুটো ঠাকুমার মতো। ছবির বইয়ের মতো একটা ছবি, শীতের দুপুরের জন্য।`,
    },
    year: 2025,
    releaseDate: '2025-01-03',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['children', 'family', 'adventure'],
    tags: ['winter', 'craft', 'folklore', 'animals', 'gentle'],
    people: {
      Actor: ['tithi-adak', 'mithu-sarkhel', 'nirmal-ekka'],
      Director: ['oindrila-saha'],
      Writer: ['tanushree-paik'],
      Music: ['sreemoyee-bhaduri'],
    },
    originalLanguage: 'bn',
    film: 'kantha',
    access: everyPlan,
    recommendations: ['pond', 'jar', 'yeti', 'circus', 'serpent'],
  },
]

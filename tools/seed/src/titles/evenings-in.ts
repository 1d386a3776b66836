import { everyPlan, free, premiumOnly } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const eveningsIn: DemoMovie[] = [
  {
    id: 'lift',
    contentType: 'movie',
    permanentLink: 'between-two-floors',
    title: { en: 'Between Two Floors', bn: 'দুই তলার মাঝে' },
    tagline: { en: 'The alarm works. Nobody wants to press it.', bn: 'অ্যালার্ম ঠিকই আছে। টিপতে চায় না কেউ।' },
    description: {
      en: prose`On the last working day before Puja the lift of an insurance office stops between the third floor and
        the fourth. In it stand a woman with a resignation letter and the man to whom it is addressed. They have not
        spoken for six years, since an evening that both remember and neither describes in the same way. The caretaker
        has gone home with the key, the fan turns slower every hour, and there is one tiffin box between them. By
        midnight they have read each other the letter, twice, with corrections.`,
      bn: prose`পুজোর আগের শেষ কাজের দিন এক বিমা অফিসের লিফট আটকে গেল তিন আর চার তলার মাঝে। ভেতরে একজন মহিলা, হাতে
        ইস্তফার চিঠি, আর সেই লোক, চিঠিটা যাঁর নামে। ছ বছর দুজনের কথা নেই। এক সন্ধের কথা দুজনেরই মনে আছে, শুধু মেলে না
        একজনের সঙ্গে আর একজনের। চাবি নিয়ে দারোয়ান বাড়ি চলে গেছে, পাখা ঘণ্টায় ঘণ্টায় ধীর হচ্ছে, দুজনের মাঝে একটাই
        টিফিনবাক্স। মাঝরাতের আগে চিঠিটা পড়া হয়ে যায় দুবার, শুধরে শুধরে।`,
    },
    year: 2023,
    releaseDate: '2023-10-13',
    ageRating: 'U/A 13+',
    contentDescriptors: ['mild-language', 'smoking'],
    genres: ['drama', 'romance'],
    tags: ['kolkata', 'one-night', 'letters'],
    people: {
      Actor: ['moushumi-lahiri', 'anindya-kar', 'haran-das'],
      Director: ['oindrila-saha'],
      Writer: ['oindrila-saha'],
      Music: ['sreemoyee-bhaduri'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: everyPlan,
    recommendations: ['blackout', 'winter', 'umbrellas', 'courtyard', 'stage'],
  },
  {
    id: 'blackout',
    contentType: 'movie',
    permanentLink: 'load-shedding',
    title: { en: 'Load Shedding', bn: 'লোডশেডিং' },
    tagline: { en: 'From six to eight, everybody could see.', bn: 'ছটা থেকে আটটা সবাই সব দেখতে পেত।' },
    description: {
      en: prose`Calcutta, 1984: two hours without current every evening, and a whole street moves out on to its balconies.
        Sujata, who is engaged to a man in Durgapur, makes shadow animals for the children on the wall across the lane.
        One evening a second pair of hands joins in. For a summer they tell each other everything in hares and herons,
        and have never seen each other by daylight. Then the government builds a power station, and the street
        celebrates, all but two people.`,
      bn: prose`কলকাতা, ১৯৮৪। রোজ সন্ধেয় দু ঘণ্টা কারেন্ট থাকে না, গোটা রাস্তা এসে বসে বারান্দায়। দুর্গাপুরের এক পাত্রের
        সঙ্গে বিয়ে ঠিক সুজাতার। গলির ওপারের দেওয়ালে হাতের ছায়ায় সে বাচ্চাদের জন্তুজানোয়ার দেখায়। এক সন্ধেয় তার
        ছায়ার পাশে এসে জোটে আরও দুটো হাত। একটা গোটা গরমকাল খরগোশ আর বকের ভাষায় দুজনে সব কথা বলে, দিনের আলোয় কেউ
        কাউকে দেখেনি। তারপর সরকার বিদ্যুৎকেন্দ্র বানায়। রাস্তাসুদ্ধ উৎসব, দুজন বাদে।`,
    },
    year: 2022,
    releaseDate: '2022-05-20',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['romance', 'comedy'],
    tags: ['kolkata', 'first-love', 'gentle', 'friendship'],
    people: {
      Actor: ['piyali-nag', 'babla-naskar', 'ruma-bagchi', 'dipten-sen'],
      Director: ['sharmila-guha'],
      Writer: ['aparajita-shil'],
      Music: ['tuhin-purkait'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: everyPlan,
    recommendations: ['swing', 'screen', 'lift', 'windows', 'bridge', 'umbrellas'],
  },
  {
    id: 'swing',
    contentType: 'movie',
    permanentLink: 'swing-season',
    title: { en: 'Swing Season', bn: 'দোলনার দিন' },
    tagline: { en: 'She said she would come down when he had finished talking.', bn: 'বলেছিল, ওর কথা শেষ হলে নামবে।' },
    description: {
      en: prose`For the two weeks in which the flame tree flowers, the girls of a teachers' college in Santiniketan hang a
        swing from it, and whoever is on it may be asked anything. Tapasi has waited three years for her turn. Across
        the road a shy botanist counts petals for a thesis about wind. He has one question and fourteen days; she has
        nine answers ready and gives him the tenth. A love story that never touches the ground for longer than it
        takes to push off.`,
      bn: prose`কৃষ্ণচূড়া ফোটে দু হপ্তার জন্য। শান্তিনিকেতনের এক কলেজের মেয়েরা তখন সেই গাছে দোলনা বাঁধে, আর দোলনায়
        যে থাকে তাকে যা খুশি জিজ্ঞেস করা যায়। তাপসী পালা পেয়েছে তিন বছর অপেক্ষা করে। রাস্তার ওপারে এক লাজুক
        উদ্ভিদবিদ হাওয়া নিয়ে থিসিস লিখতে পাপড়ি গোনে। তার প্রশ্ন একটা, সময় চোদ্দো দিন। মেয়েটির হাতে নটা উত্তর তৈরি,
        সে দেয় দশ নম্বরটা। এমন প্রেমের গল্প, যার পা মাটিতে পড়ে শুধু ফের ঠেলা দেওয়ার জন্য।`,
    },
    year: 2024,
    releaseDate: '2024-03-29',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['romance'],
    tags: ['first-love', 'songs', 'gentle'],
    people: {
      Actor: ['rukmini-sanyal', 'arjun-dutta', 'lopa-sikdar', 'tarun-ghosh'],
      Director: ['tapati-ganguly'],
      Writer: ['aparajita-shil'],
      Music: ['sreemoyee-bhaduri'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: everyPlan,
    recommendations: ['blackout', 'umbrellas', 'bridge', 'radio', 'soil'],
  },
  {
    id: 'tailor',
    contentType: 'movie',
    permanentLink: 'made-to-measure',
    title: { en: 'Made to Measure', bn: 'মাপজোক' },
    tagline: { en: 'He knows everyone in town, in inches.', bn: 'শহরের সবাইকে সে চেনে, ইঞ্চিতে।' },
    description: {
      en: prose`For thirty-eight years Master Karim has written the measurements of Bolpur into one ledger. He knows who
        has given up rice, who is expecting and who has begun to stoop. When a mall opens with sizes S to XL, he shuts
        the shop, takes the ledger and goes from door to door to deliver every garment that was never collected: a
        wedding coat, a school shirt, a shroud that turned out not to be needed. Each of the forty parcels has somebody
        at the door who is no longer that size.`,
      bn: prose`আটত্রিশ বছর ধরে গোটা বোলপুরের মাপ এক খাতায় লিখে রেখেছেন করিম মাস্টার। কে ভাত ছেড়েছে, কার ছেলেপুলে
        হবে, কার পিঠ বেঁকতে শুরু করেছে, সব তিনি জানেন। শহরে মল খোলে, সেখানে মাপ চারটে। মাস্টার দোকানের ঝাঁপ ফেলে খাতা
        বগলে বেরিয়ে পড়েন, যে জামা কেউ কোনোদিন নিতে আসেনি সব দরজায় দরজায় পৌঁছে দিতে: একটা বিয়ের আচকান, একটা
        ইস্কুলের শার্ট, একটা কাফন, শেষ পর্যন্ত যা লাগেনি। চল্লিশটা প্যাকেট, আর প্রতিটা দরজায় এমন কেউ, সে মাপ যার
        আর নেই।`,
    },
    year: 2024,
    releaseDate: '2024-11-08',
    ageRating: 'U/A 7+',
    contentDescriptors: ['grief'],
    genres: ['comedy', 'drama'],
    tags: ['craft', 'gentle', 'friendship'],
    people: {
      Actor: ['mahbub-talukdar', 'tithi-adak', 'rafiq-sardar', 'shyamali-bera'],
      Director: ['rezaul-bari'],
      Writer: ['hasnat-kabir'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'dawn',
    access: everyPlan,
    recommendations: ['shelf', 'rickshaw', 'frames', 'clay', 'courtyard'],
  },
  {
    id: 'carbon',
    contentType: 'movie',
    permanentLink: 'carbon-copy',
    title: { en: 'Carbon Copy', bn: 'কার্বন কপি' },
    tagline: { en: 'The murder was typed twice. Only one of them has happened.', bn: 'খুনটা টাইপ হয়েছে দুবার। ঘটেছে একবার।' },
    description: {
      en: prose`Arundhati types wills and complaints on the pavement outside the Alipore court, sixty words a minute, and
        keeps every carbon. One evening she finds in the day's bundle a confession that she did not type: her machine,
        its crooked e, her paper, and the date of next Thursday. The man who signs it exists. So does the woman he says
        he has killed, and she would like it explained. Three people and a second-hand Remington have six days to find
        out who is dictating.`,
      bn: prose`আলিপুর আদালতের বাইরে ফুটপাথে বসে মিনিটে ষাট শব্দ উইল আর নালিশ টাইপ করেন অরুন্ধতী, প্রতিটা কাগজের কার্বন
        রেখে দেন। এক সন্ধেয় দিনের বান্ডিলে মেলে একটা স্বীকারোক্তি, যা তিনি টাইপ করেননি। তাঁরই যন্ত্র, সেই একটা বাঁকা
        অক্ষর, তাঁরই কাগজ, আর তারিখ আসছে বিষ্যুদবারের। যে লোক সই করেছে, সে আছে। যাকে খুন করেছে বলে লেখা, তিনিও আছেন, আর
        ব্যাপারটা বুঝতে চান। তিনজন মানুষ, একটা পুরনো টাইপরাইটার, হাতে ছ দিন: কথাগুলো বলছে কে?`,
    },
    year: 2025,
    releaseDate: '2025-06-06',
    ageRating: 'U/A 16+',
    contentDescriptors: ['violence', 'smoking', 'strong-language'],
    genres: ['crime', 'mystery'],
    tags: ['kolkata', 'letters', 'justice'],
    people: {
      Actor: ['debjani-kundu', 'imtiaz-chowdhury', 'nandini-shome', 'sajal-biswas'],
      Director: ['anik-mitra'],
      Writer: ['bimal-chanda'],
      Music: ['dhruba-laskar'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: premiumOnly,
    recommendations: ['witness', 'negative', 'match', 'tenant', 'tram', 'mask'],
  },
  {
    id: 'negative',
    contentType: 'movie',
    permanentLink: 'negative',
    title: { en: 'Negative', bn: 'নেগেটিভ' },
    tagline: { en: 'Nobody else was in the room. He is in the picture.', bn: 'ঘরে আর কেউ ছিল না। ছবিতে আছে।' },
    description: {
      en: prose`A studio photographer in Krishnanagar still develops film, mostly for people who want to be remembered
        thinner. Washing the prints of a girl's birthday, he sees a man in a raincoat by the door. Nobody at the party
        knows him. He is in last month's wedding as well, a little nearer to the lens, and in a school group from 1991,
        at the far end of the last row. The photographer puts his camera on a tripod, sets the timer and sits down to
        be photographed alone.`,
      bn: prose`কৃষ্ণনগরের এক স্টুডিওতে এখনও ফিল্ম ধোয়া হয়, খদ্দের মূলত তারাই, স্মৃতিতে যারা রোগা থাকতে চায়। এক মেয়ের
        জন্মদিনের ছবি ধুতে গিয়ে ফটোগ্রাফার দেখে, দরজার পাশে বর্ষাতি গায়ে একটা লোক। সে বাড়ির কেউ তাকে চেনে না। গত মাসের
        বিয়ের ছবিতেও সে আছে, লেন্সের একটু কাছে। আছে ১৯৯১ সালের ইস্কুলের গ্রুপ ছবিতে, শেষ সারির একেবারে ধারে। ক্যামেরা
        তেপায়ায় বসিয়ে, টাইমার দিয়ে, ফটোগ্রাফার চেয়ারে এসে বসে একার ছবি তুলতে।`,
    },
    year: 2023,
    releaseDate: '2023-01-27',
    ageRating: 'A 18+',
    contentDescriptors: ['frightening-scenes', 'violence', 'blood'],
    genres: ['thriller', 'mystery'],
    tags: ['ghosts', 'slow-burn', 'one-night'],
    people: {
      Actor: ['partha-hazra', 'lopa-sikdar', 'zahir-anwar'],
      Director: ['subhra-nandy'],
      Writer: ['tanushree-paik'],
      Music: ['dhruba-laskar'],
    },
    originalLanguage: 'bn',
    film: 'monsoon',
    access: premiumOnly,
    recommendations: ['fog', 'stepwell', 'door', 'carbon', 'tenant', 'local'],
  },
  {
    id: 'fog',
    contentType: 'movie',
    permanentLink: 'platform-fog',
    title: { en: 'Platform Fog', bn: 'কুয়াশার স্টেশন' },
    tagline: { en: 'All trains are late. One of them by thirty years.', bn: 'সব ট্রেন লেট। একটা তিরিশ বছর।' },
    description: {
      en: prose`A January night at a junction in north Bengal: nothing moves, nothing can be seen beyond the third lamp,
        and nine travellers share one brazier. Each tells the others where they are going. The station master, who has
        to fill in a form, notices that the last of them gives an address which was washed away in the flood of 1993,
        and asks for tea as if she had been away a quarter of an hour. Towards four the signal drops. No train has been
        announced.`,
      bn: prose`জানুয়ারির রাত, উত্তরবঙ্গের এক জংশন। কিচ্ছু চলছে না, তিন নম্বর বাতির ওপারে কিচ্ছু দেখা যায় না, আর এক
        কাঠকয়লার আগুন ঘিরে নজন যাত্রী। কে কোথায় যাচ্ছে, বলে একে একে। ফর্ম ভরতে গিয়ে স্টেশন মাস্টার খেয়াল করেন, শেষের
        জন যে ঠিকানা দিলেন, তা ভেসে গেছে ১৯৯৩ সালের বন্যায়। আর চা চাইলেন এমনভাবে, যেন উঠে গিয়েছিলেন মিনিট পনেরো আগে।
        চারটে নাগাদ সিগনাল নামে। কোনো ট্রেন আসার কথা নেই।`,
    },
    year: 2022,
    releaseDate: '2022-01-14',
    ageRating: 'U/A 13+',
    contentDescriptors: ['frightening-scenes', 'smoking'],
    genres: ['mystery', 'drama'],
    tags: ['trains', 'winter', 'one-night', 'ghosts'],
    people: {
      Actor: ['ruma-bagchi', 'gourhari-maity', 'anjali-gurung', 'kabir-mondal', 'sultana-parvin'],
      Director: ['subhra-nandy'],
      Writer: ['bimal-chanda'],
      Music: ['sreemoyee-bhaduri'],
    },
    originalLanguage: 'bn',
    film: 'mist',
    access: everyPlan,
    recommendations: ['winter', 'negative', 'bus', 'tram', 'local'],
  },
  {
    id: 'raga',
    contentType: 'movie',
    permanentLink: 'late-raga',
    title: { en: 'Late Raga', bn: 'রাতের রাগ' },
    tagline: { en: 'It may only be sung between two and four, and never twice.', bn: 'গাইতে হয় রাত দুটো থেকে চারটের মধ্যে। দুবার গাওয়া বারণ।' },
    description: {
      en: prose`There is a raga that Ustad Bashir Mian has taught to nobody. His granddaughter Noor drives an ambulance on
        the night shift and has never had a lesson; she has only lain awake behind a thin wall for twenty years. When
        his voice goes, he begins to hear it from the street, at half past two, through the window of a parked van. He
        cannot tell her that every note is right. He can only strike the tanpura and wait for her to come up.`,
      bn: prose`একটা রাগ ওস্তাদ বশির মিয়াঁ কাউকে শেখাননি। নাতনি নূর রাতের ডিউটিতে অ্যাম্বুল্যান্স চালায়, তালিম পায়নি
        একদিনও। শুধু পাতলা দেওয়ালের ওপাশে কুড়ি বছর জেগে শুয়ে থেকেছে। ওস্তাদের গলা যখন চলে গেল, তখন রাত আড়াইটেয়
        রাস্তায় দাঁড়ানো এক গাড়ির জানলা দিয়ে সেই রাগ তিনি শুনতে পেলেন। প্রতিটা সুর ঠিক, কিন্তু বলার গলা তাঁর নেই।
        পারেন শুধু তানপুরার তারে ঘা দিতে, আর অপেক্ষা করতে, কখন সে ওপরে উঠে আসে।`,
    },
    year: 2024,
    releaseDate: '2024-01-19',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['music', 'drama'],
    tags: ['songs', 'parents-and-children', 'slow-burn'],
    people: {
      Actor: ['nandini-shome', 'zahir-anwar', 'kanai-goswami', 'ranjana-toppo'],
      Director: ['ishani-chakraborty'],
      Writer: ['aparajita-shil'],
      Music: ['kanai-goswami'],
    },
    originalLanguage: 'hi',
    film: 'fireflies',
    access: free,
    recommendations: ['radio', 'soil', 'vinyl', 'stage', 'bridge', 'lift'],
  },
]

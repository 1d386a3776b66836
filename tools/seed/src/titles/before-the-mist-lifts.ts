import { everyPlan, free, premiumOnly } from '../access.ts'
import type { DemoMovie } from '../demo-title.ts'
import { prose } from '../words.ts'

export const beforeTheMistLifts: DemoMovie[] = [
  {
    id: 'sixten',
    contentType: 'movie',
    permanentLink: 'the-six-ten',
    title: { en: 'The Six-Ten', bn: 'ছটা দশের গাড়ি' },
    tagline: { en: 'It stops for one breath.', bn: 'থামে এক নিশ্বাসের জন্য।' },
    description: {
      en: prose`Basanti keeps a tea stall beside a railway line where no train has stopped for thirty-one years. Every
        winter morning, before the six-ten goes by, she fills two clay cups and drinks one. The village gave up
        asking about the other long ago. Then a signal fails in the mist, the train stands still for as long as it
        takes to breathe in, and a woman in a red shawl gets down on the wrong side. She has a suitcase, one
        question and Basanti's own chin. What has been kept between them comes out by the spoonful, over one long
        bright day.`,
      bn: prose`যে রেললাইনে একত্রিশ বছর কোনো গাড়ি থামেনি, তার ধারে বাসন্তীর চায়ের দোকান। শীতের রোজ সকালে, ছটা দশ পেরোনোর
        আগে, সে দু-ভাঁড় চা ঢালে, খায় একটা। অন্যটা কার, গাঁয়ের লোক সে কথা জিজ্ঞেস করা কবেই ছেড়ে দিয়েছে। একদিন
        কুয়াশায় সিগন্যাল বিগড়োয়, গাড়ি দাঁড়ায় এক নিশ্বাস, আর উল্টো দিকে নেমে পড়ে লাল চাদর গায়ে এক মেয়ে।
        হাতে একটা সুটকেস, মুখে একটাই প্রশ্ন, আর থুতনিটা হুবহু বাসন্তীর। এতকাল যা দুজনের মাঝখানে জমে ছিল, সারাদিনের
        রোদে তা বেরোয় চামচে চামচে।`,
    },
    year: 2025,
    releaseDate: '2025-12-19',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['drama', 'family'],
    tags: ['winter', 'trains', 'village', 'parents-and-children', 'slow-burn'],
    people: {
      Actor: ['shyamali-bera', 'sohini-pal', 'haran-das', 'jhumur-bag'],
      Director: ['sharmila-guha'],
      Writer: ['sharmila-guha'],
      Music: ['sreemoyee-bhaduri'],
    },
    originalLanguage: 'bn',
    film: 'mist',
    access: free,
    recommendations: ['winter', 'fog', 'crossing', 'shelf', 'kash'],
  },
  {
    id: 'unpicked',
    contentType: 'movie',
    permanentLink: 'unpicked',
    title: { en: 'Unpicked', bn: 'সেলাই খোলা' },
    tagline: { en: 'Every seam was sewn by somebody who knew.', bn: 'যে সেলাই করেছে, সে জানত।' },
    description: {
      en: prose`When her mother-in-law dies, Rabeya is left eleven quilts and not one word. She mends old cloth for a
        museum in Dhaka, and sees at once what nobody in the house has noticed: the blue rows have been sewn
        twice. Under the second thread lie letters, folded to the size of a thumbnail, from a sister who is in no
        photograph. Each quilt holds one year and one lie. While the cousins argue about the land, Rabeya opens
        seam after seam, and by night somebody in the house begins to sew them shut again.`,
      bn: prose`শাশুড়ি মারা গেলেন, রাবেয়ার জন্য রেখে গেলেন এগারোটা কাঁথা আর একটাও কথা নয়। রাবেয়া ঢাকার এক জাদুঘরে
        পুরোনো কাপড় সারায়। বাড়ির কেউ যা দেখেনি, সে এক নজরে দেখে ফেলে: নীল সারিগুলো সেলাই হয়েছে দুবার। দ্বিতীয়
        সুতোর নিচে চিঠি, ভাঁজ করে নখের মতো ছোট, লিখেছে এক বোন, যে কোনো ছবিতে নেই। এক-একটা কাঁথায় একটা বছর, আর
        একটা মিথ্যে। জ্ঞাতিরা যখন জমি নিয়ে ঝগড়া করে, রাবেয়া একটার পর একটা সেলাই খোলে। আর রাত হলে বাড়িরই কেউ
        সেগুলো আবার জুড়তে থাকে।`,
    },
    year: 2026,
    releaseDate: '2026-06-19',
    ageRating: 'U/A 13+',
    contentDescriptors: ['grief', 'frightening-scenes'],
    genres: ['mystery', 'drama'],
    tags: ['craft', 'family-secrets', 'letters', 'old-house', 'dhaka'],
    people: {
      Actor: ['farida-haque', 'rehana-mollick', 'mahbub-talukdar', 'munni-khatun', 'zahir-anwar'],
      Director: ['ishani-chakraborty'],
      Writer: ['nilufar-azad'],
      Music: ['nasima-rahman'],
    },
    originalLanguage: 'bn',
    film: 'kantha',
    access: premiumOnly,
    recommendations: ['loom', 'tailor', 'auntie', 'carbon', 'shadow'],
  },
  {
    id: 'bulbs',
    contentType: 'movie',
    permanentLink: 'the-bulb-doctor',
    title: { en: 'The Bulb Doctor', bn: 'আলোর মিস্ত্রি' },
    tagline: { en: 'A hundred thousand lights, and one of them is sulking.', bn: 'এক লাখ আলো, তার মধ্যে একটার মুখ ভার।' },
    description: {
      en: prose`In Chandannagar everybody makes light. For the great procession the lanes build peacocks, rockets and
        waterfalls out of bulbs, and when a single one goes dark somebody shouts for Nimai, the only man who can
        hear a filament before it dies. This year his own lane has no money, a drummer for a chairman, and one
        idea: a peacock of a hundred thousand. The lane across the canal has a sponsor, a crane, and the man who
        married Nimai's sister. There are nine days to go, and every night somebody unscrews exactly one bulb.`,
      bn: prose`চন্দননগরে সবাই আলো বানায়। বড় শোভাযাত্রার জন্য পাড়ায় পাড়ায় বাল্ব দিয়ে গড়া হয় ময়ূর, রকেট, ঝরনা।
        একটা নিভে গেলেই কেউ হাঁক পাড়ে নিমাইয়ের নামে, কারণ বাল্ব কেটে যাওয়ার আগের শব্দটা শুধু নিমাই শুনতে পায়।
        এবার তার নিজের পাড়ায় টাকা নেই, সভাপতি এক ঢাকি, আর মাথায় একটাই ফন্দি: এক লাখ আলোর ময়ূর। খালের ওপারের
        পাড়ার আছে স্পনসর, একটা ক্রেন, আর নিমাইয়ের বোনকে যে বিয়ে করেছে সেই লোকটা। হাতে ন-দিন। আর রোজ রাতে কে যেন
        ঠিক একটা করে বাল্ব খুলে নিয়ে যায়।`,
    },
    year: 2025,
    releaseDate: '2025-10-24',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['comedy', 'family'],
    tags: ['craft', 'underdogs', 'friendship', 'gentle'],
    people: {
      Actor: ['sajal-biswas', 'kakoli-dey', 'partha-hazra', 'anindya-kar', 'tithi-adak'],
      Director: ['prosun-dhar'],
      Writer: ['bimal-chanda'],
      Music: ['tuhin-purkait'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: everyPlan,
    recommendations: ['brass', 'clay', 'signboard', 'balloons', 'rooster'],
  },
  {
    id: 'carrom',
    contentType: 'movie',
    permanentLink: 'the-red-queen',
    title: { en: 'The Red Queen', bn: 'লাল ঘুঁটি' },
    tagline: { en: 'She must be covered before she counts.', bn: 'লালের পরেও একটা মার বাকি থাকে।' },
    description: {
      en: prose`Fifteen-year-old Rini has never lost at carrom in the club on Patuatola Lane, because the club does not
        let girls in: she plays through the window, with a stick. Old Habul, champion of 1979, notices that the
        board under the window has begun to win. He teaches her what no finger can learn by itself, to wait. The
        state final is in a marble hotel, her opponents bring powder of their own, and the red piece has to be
        covered before it counts. Her father, who makes the boards, believes that she is at her tuition.`,
      bn: prose`পটুয়াটোলা লেনের ক্লাবে পনেরো বছরের রিনি ক্যারমে কোনোদিন হারেনি, কারণ ক্লাবে মেয়েদের ঢুকতে দেয় না। সে
        খেলে জানালা দিয়ে, লাঠি বাড়িয়ে। উনিশশো ঊনআশির চ্যাম্পিয়ন বুড়ো হাবুল খেয়াল করেন, জানালার নিচের বোর্ডটা
        হঠাৎ জিততে শুরু করেছে। আঙুল যা একা শেখে না, তিনি সেটাই শেখান: অপেক্ষা। রাজ্য ফাইনাল এক মার্বেলের হোটেলে,
        প্রতিপক্ষ নিজের পাউডার নিয়ে আসে, আর লাল ফেললেই হয় না, পরের মারটাও চাই। বাবা বোর্ড বানান। তিনি জানেন,
        মেয়ে গেছে পড়তে।`,
    },
    year: 2024,
    releaseDate: '2024-08-09',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['sport', 'comedy'],
    tags: ['kolkata', 'underdogs', 'growing-up', 'friendship'],
    people: {
      Actor: ['lopa-sikdar', 'tarun-ghosh', 'somnath-pramanik', 'chandana-dam'],
      Director: ['subhra-nandy'],
      Writer: ['tanushree-paik'],
      Music: ['tuhin-purkait'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: everyPlan,
    recommendations: ['pingpong', 'chess', 'goal', 'gully', 'breath'],
  },
  {
    id: 'crow',
    contentType: 'movie',
    permanentLink: 'the-crow-who-counted',
    title: { en: 'The Crow Who Counted', bn: 'হিসেবি কাক' },
    tagline: { en: 'You owe her one button.', bn: 'একটা বোতাম পাওনা আছে।' },
    description: {
      en: prose`Bultu has a button missing, and a crow who knows about it. Every day she leaves something on the parapet:
        a bottle top, a ring, half a pencil, a key. Every day she looks at him as if he owed her for it. Bultu,
        who is bad at sums, begins to write it all down, and finds that she is not: she pays to the crumb, she
        charges interest, and she remembers faces. When the old tree in the lane gets a white cross for the axe, a
        boy, a crow and a very long bill go to see the councillor.`,
      bn: prose`বুলটুর জামায় একটা বোতাম নেই, আর কাকটা সেটা জানে। রোজ সে পাঁচিলের ওপর কিছু একটা রেখে যায়: বোতলের ছিপি,
        আংটি, আধখানা পেনসিল, একটা চাবি। আর রোজ এমন করে তাকায়, যেন দামটা বাকি। অঙ্কে কাঁচা বুলটু সব লিখে রাখতে
        শুরু করে, আর টের পায় কাকটা মোটেই কাঁচা নয়। দানা গুনে শোধ দেয়, সুদ নেয়, মুখ মনে রাখে। গলির বুড়ো গাছটার
        গায়ে যেদিন কুড়ুলের জন্য সাদা ঢ্যারা পড়ে, একটা ছেলে, একটা কাক আর ইয়া লম্বা এক বিল মিলে কাউন্সিলরের কাছে
        যায়।`,
    },
    year: 2026,
    releaseDate: '2026-03-13',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['children', 'comedy', 'family'],
    tags: ['animals', 'friendship', 'kolkata', 'gentle'],
    people: {
      Actor: ['babla-naskar', 'gourhari-maity', 'ruma-bagchi', 'mithu-sarkhel'],
      Director: ['oindrila-saha'],
      Writer: ['oindrila-saha'],
      Music: ['ranjana-toppo'],
    },
    originalLanguage: 'bn',
    film: 'kite',
    access: everyPlan,
    recommendations: ['rooster', 'fleet', 'owl', 'tiger', 'elephant'],
  },
  {
    id: 'palash',
    contentType: 'movie',
    permanentLink: 'ten-days-of-palash',
    title: { en: 'Ten Days of Palash', bn: 'পলাশের দশ দিন' },
    tagline: { en: 'On the eleventh, everything red lies on the road.', bn: 'এগারো দিনের দিন সব লাল পথে পড়ে থাকে।' },
    description: {
      en: prose`The palash flowers for ten days, and for ten days the hills of Purulia are on fire without burning. Dulal
        takes visitors through the forest on the back of a bicycle, for thirty rupees and one story each. Ila has
        come from the city to count bees, and has not asked for a story. On the first day they argue about a bird,
        on the fourth the chain comes off, on the seventh it rains. Both know which day her train goes. Neither
        has said what becomes of a forest on the eleventh, or of the one who stays in it.`,
      bn: prose`পলাশ ফোটে দশ দিন। দশ দিন পুরুলিয়ার পাহাড়ে আগুন লাগে, কিছু পোড়ে না। সাইকেলের পেছনে বসিয়ে দুলাল লোককে বন
        দেখায়, মাথাপিছু তিরিশ টাকা আর একটা করে গল্প। শহর থেকে ইলা এসেছে মৌমাছি গুনতে, গল্প সে চায়নি। প্রথম দিন
        একটা পাখি নিয়ে তর্ক হয়, চতুর্থ দিন চেন পড়ে যায়, সপ্তম দিন বৃষ্টি। ট্রেন কবে, দুজনেই জানে। এগারো দিনের
        দিন বনের কী হয়, বা বনে যে থেকে যায় তার, সে কথা কেউ তোলে না।`,
    },
    year: 2026,
    releaseDate: '2026-02-13',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['romance', 'drama'],
    tags: ['hills', 'first-love', 'songs', 'slow-burn'],
    people: {
      Actor: ['joy-tirkey', 'piyali-nag', 'phulmoni-hansda', 'biren-mahato'],
      Director: ['sabita-murmu'],
      Writer: ['sabita-murmu'],
      Music: ['ranjana-toppo'],
    },
    originalLanguage: 'bn',
    film: 'kite',
    access: everyPlan,
    recommendations: ['kash', 'swing', 'soil', 'marigold', 'ice'],
  },
  {
    id: 'ladders',
    contentType: 'movie',
    permanentLink: 'snakes-and-ladders',
    title: { en: 'Snakes and Ladders', bn: 'সাপ-লুডো' },
    tagline: { en: 'The ladders are for those who saw the snake and said nothing.', bn: 'যারা সাপ দেখে চুপ করে ছিল, মই তাদের।' },
    description: {
      en: prose`In a tower in Rajarhat there is a board with a hundred squares, and every square is somebody's desk. The
        auditor Samrat Kundu is sent to look for eleven missing crores and told not to hurry. Each floor gives him
        a name, each name has just been promoted, and each promotion ends at the same lift. The only person who
        moves about freely is Malati, who cleans by night and has been reading the wastepaper for six years. By
        the ninetieth square he has understood the rules. By then somebody has thrown the dice for him.`,
      bn: prose`রাজারহাটের এক বহুতলে একশো ঘরের একটা ছক, প্রতিটা ঘরে কারও একটা টেবিল। এগারো কোটি টাকা কোথায় গেল, খুঁজতে
        পাঠানো হয় অডিটর সম্রাট কুণ্ডুকে, বলে দেওয়া হয় তাড়া নেই। এক-এক তলায় এক-একটা নাম, প্রতিটা নামের সদ্য
        পদোন্নতি হয়েছে, আর প্রতিটা পদোন্নতি গিয়ে থামে একই লিফটে। যেখানে খুশি যেতে পারে শুধু মালতী। সে রাতে ঘর
        মোছে, আর ছ-বছর ধরে ফেলে দেওয়া কাগজ পড়ে। নব্বই নম্বর ঘরে পৌঁছে সম্রাট নিয়মটা ধরে ফেলেন। ততক্ষণে তাঁর
        হয়ে দানটা কেউ চেলে দিয়েছে।`,
    },
    year: 2026,
    releaseDate: '2026-07-24',
    ageRating: 'U/A 16+',
    contentDescriptors: ['strong-language', 'violence'],
    genres: ['thriller', 'crime'],
    tags: ['kolkata', 'justice', 'one-night'],
    people: {
      Actor: ['anindya-kar', 'debjani-kundu', 'dipten-sen', 'moushumi-lahiri', 'nilanjan-roy'],
      Director: ['rathin-samaddar'],
      Writer: ['hasnat-kabir'],
      Music: ['dhruba-laskar'],
    },
    originalLanguage: 'bn',
    film: 'tram',
    access: premiumOnly,
    recommendations: ['forger', 'lift', 'witness', 'coldstore', 'dam'],
  },
  {
    id: 'harmonium',
    contentType: 'movie',
    permanentLink: 'harmonium-for-hire',
    title: { en: 'Harmonium for Hire', bn: 'হারমোনিয়াম ভাড়া' },
    tagline: { en: 'By the hour. Tunes are returned at your own risk.', bn: 'ঘণ্টা হিসেবে। সুর ফেলে গেলে দায় আমাদের নয়।' },
    description: {
      en: prose`Pannalal hires out harmoniums by the hour: to aunts of brides, to music masters, to a politician who only
        moves his lips. The oldest of them, a German one with a cough, keeps whatever was sung to it last, and he
        has always aired it before it went out again. One evening it comes back from a wedding with a tune that
        nobody there can have sung, and Pannalal, who has not touched a key since his wife left the radio choir,
        knows the second verse. He closes the shop, loads the thing on a handcart and goes from customer to
        customer, asking for a song back.`,
      bn: prose`ঘণ্টা হিসেবে হারমোনিয়াম ভাড়া দেয় পান্নালাল: কনের পিসিকে, গানের মাস্টারকে, এক নেতাকে যিনি শুধু ঠোঁট
        নাড়েন। সবচেয়ে পুরোনোটা জার্মান, একটু কাশে, আর শেষ যে গান শোনে সেটা ধরে রাখে। তাই ফের ভাড়া দেওয়ার আগে
        পান্নালাল ওটায় হাওয়া খাইয়ে নেয়। এক সন্ধেয় বিয়েবাড়ি থেকে সেটা ফেরে এমন এক সুর নিয়ে, ওখানে যা কারও
        গাইবার কথা নয়। বউ বেতারের কোরাস ছাড়ার পর থেকে পান্নালাল রিডে হাত দেয়নি, অথচ গানের দ্বিতীয় স্তবকটা তার
        জানা। দোকান বন্ধ করে, ঠেলায় যন্ত্রটা চাপিয়ে, সে ঘোরে খদ্দেরের দোরে দোরে, একটা গান ফেরত চাইতে।`,
    },
    year: 2024,
    releaseDate: '2024-11-29',
    ageRating: 'U',
    contentDescriptors: [],
    genres: ['music', 'comedy'],
    tags: ['songs', 'kolkata', 'radio', 'gentle'],
    people: {
      Actor: ['kanai-goswami', 'ruma-bagchi', 'leslie-rozario', 'nandini-shome'],
      Director: ['lila-banerjee'],
      Writer: ['bimal-chanda'],
      Music: ['bhaskar-adhya'],
    },
    originalLanguage: 'bn',
    film: 'fireflies',
    access: everyPlan,
    recommendations: ['duet', 'piano', 'vinyl', 'brass', 'radio'],
  },
]

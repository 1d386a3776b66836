/** The weekly plots of the daily serial: an object, two neighbours who disagree about it, and the outcome. */
import type { Words } from './words.ts'

export type Neighbour = keyof typeof neighbours

/** The plot of a week: see `arcs`. */
export type Arc = 'quarrel' | 'secret' | 'wager' | 'farewell' | 'rumour'

export type Week = { thing: Words; first: Neighbour; second: Neighbour; arc: Arc; end: Words }

/** Every Bengali name ends in a vowel, so that all take the same suffixes. */
export const neighbours = {
  minati: { en: 'Minati', bn: 'মিনতি' },
  hema: { en: 'Hema Pishi', bn: 'হেমাপিসি' },
  ratan: { en: 'Ratan-da', bn: 'রতনদা' },
  bula: { en: 'Bula', bn: 'বুলা' },
  jethu: { en: 'Jethu', bn: 'জেঠু' },
  shefali: { en: 'Shefali', bn: 'শেফালি' },
  ghosh: { en: 'Ghosh Babu', bn: 'ঘোষবাবু' },
  rini: { en: 'Rini', bn: 'রিনি' },
  montu: { en: 'Montu', bn: 'মন্টু' },
  salma: { en: 'Salma', bn: 'সালমা' },
  khoka: { en: 'Khoka', bn: 'খোকা' },
  dida: { en: 'Dida', bn: 'দিদা' },
} satisfies Record<string, Words>

function week(arc: Arc, first: Neighbour, second: Neighbour, thing: [en: string, bn: string], end: [en: string, bn: string]): Week {
  return { arc, first, second, thing: { en: thing[0], bn: thing[1] }, end: { en: end[0], bn: end[1] } }
}

/** Ten weeks per season. English objects have no article, and Bengali ones end in a vowel. */
export const seasonsOfWeeks: Week[][] = [
  [
    week('quarrel', 'minati', 'hema', ['brass bucket', 'পিতলের বালতিটা'], ['Two women carry it to the tap together, and neither lets go of the handle.', 'দুজনে মিলে বালতি নিয়ে যায় কলতলায়, হাতল কেউ ছাড়ে না।']),
    week('rumour', 'ratan', 'bula', ['wedding card', 'বিয়ের কার্ডটা'], ['The card is real. The date on it is four years old.', 'কার্ডটা সত্যি। শুধু তারিখটা চার বছর আগের।']),
    week('secret', 'jethu', 'rini', ['locked almirah', 'তালাবন্ধ আলমারিটা'], ['Inside are forty-one ironed shirts, all for a boy of twelve.', 'ভেতরে ইস্তিরি-করা একচল্লিশটা শার্ট, সব বারো বছরের এক ছেলের মাপে।']),
    week('wager', 'montu', 'khoka', ['carrom board', 'ক্যারম বোর্ডটা'], ['The winner gives the red piece back and asks for a rematch instead.', 'জিতে উঠে লাল গুটিটা ফেরত দেয় সে, চায় শুধু আর একটা দান।']),
    week('farewell', 'dida', 'shefali', ['banana tree', 'কলাগাছটা'], ['They cut it down, and on Saturday a green shoot stands in the same place.', 'গাছ কাটা হয়, আর শনিবার ঠিক সেখানেই মাথা তোলে সবুজ একটা চারা।']),
    week('quarrel', 'ghosh', 'salma', ['washing line', 'কাপড় মেলার তারটা'], ['It is tied a hand higher, where only the two of them together can reach it.', 'তার বাঁধা হয় এক হাত উঁচুতে, দুজনে একসঙ্গে না ধরলে নাগাল মেলে না।']),
    week('secret', 'bula', 'hema', ['sewing machine', 'সেলাই মেশিনটা'], ['In the drawer lies a school certificate under a name that nobody here has used.', 'ড্রয়ারে একটা ইস্কুলের সার্টিফিকেট, যে নামে এ বাড়িতে কাউকে কেউ ডাকেনি।']),
    week('rumour', 'khoka', 'jethu', ['night whistle', 'রাতের শিসটা'], ['It is the kettle of the new tenant, who has been afraid to say good morning.', 'ও শিস নতুন ভাড়াটের কেটলির, ভয়ে যে এতদিন কথাই বলেনি।']),
    week('wager', 'shefali', 'minati', ['payesh pot', 'পায়েসের হাঁড়িটা'], ['The judges eat both to the last grain and remember an urgent appointment.', 'বিচারকেরা দুটোই চেঁছেপুঁছে খেয়ে বলে, জরুরি একটা কাজ পড়ে গেছে।']),
    week('farewell', 'salma', 'ratan', ['front gate', 'সদর দরজাটা'], ['The gate is taken off its hinges, and for one night nobody sleeps and nobody is robbed.', 'দরজা খুলে নেওয়া হয় কবজা থেকে। সে রাতে কেউ ঘুমোয় না, চুরিও হয় না কিছু।']),
  ],
  [
    week('rumour', 'hema', 'ghosh', ['letter from the landlord', 'বাড়িওয়ালার চিঠিটা'], ['He wants to sell, and would like to hear it from them that he may.', 'বাড়ি তিনি বেচতে চান, আর চান অনুমতিটা ওরাই দিক।']),
    week('quarrel', 'rini', 'montu', ['terrace key', 'ছাদের চাবিটা'], ['There were two keys all along; the other has hung around a neck since the spring.', 'চাবি বরাবরই ছিল দুটো। অন্যটা ফাল্গুন থেকে ঝুলছে একজনের গলায়।']),
    week('secret', 'dida', 'khoka', ['tin trunk', 'টিনের তোরঙ্গটা'], ['Under the saris lie a railway cap and a ticket to Barisal, not punched.', 'শাড়ির তলায় রেলের একটা টুপি আর বরিশালের টিকিট, ফুটো করা নয়।']),
    week('farewell', 'ratan', 'bula', ['old scooter', 'পুরনো স্কুটারটা'], ['It starts at the first kick for its new owner, and Ratan-da laughs until he has to sit down.', 'নতুন মালিকের এক লাথিতেই স্টার্ট নেয়। হাসতে হাসতে বসে পড়ে রতনদা।']),
    week('wager', 'jethu', 'ghosh', ['chess clock', 'দাবার ঘড়িটা'], ['Both flags have fallen, and they play on in the dark by the sound of the pieces.', 'দুজনেরই সময় শেষ। অন্ধকারে ঘুঁটির শব্দ শুনে খেলা চলতে থাকে।']),
    week('secret', 'salma', 'minati', ['blue notebook', 'নীল খাতাটা'], ['It holds what every family owes the shop, and on the last page the word forgiven, eleven times.', 'খাতায় লেখা, কোন ঘরের কত বাকি। শেষ পাতায় এগারোবার লেখা: মাফ।']),
    week('quarrel', 'shefali', 'hema', ['kitchen chimney', 'রান্নাঘরের চিমনিটা'], ['It smokes into both flats, so they cook in one and argue in the other.', 'ধোঁয়া ঢোকে দু ঘরেই। তাই রান্না হয় এক ঘরে, ঝগড়া অন্য ঘরে।']),
    week('wager', 'bula', 'rini', ['red bicycle', 'লাল সাইকেলটা'], ['She rides it once round the courtyard with no hands and both eyes shut.', 'দু হাত ছেড়ে, চোখ বুজে, গোটা উঠোন এক পাক ঘুরে আসে সে।']),
    week('rumour', 'montu', 'salma', ['film crew', 'সিনেমার দলটা'], ['They did come, they did film, and what they wanted was the staircase.', 'দল এসেছিল, ছবিও তুলেছে, শুধু সিঁড়িটার।']),
    week('farewell', 'khoka', 'dida', ['school bag', 'ইস্কুলের ব্যাগটা'], ['He leaves for the hostel without looking back, because she asked him not to.', 'পেছন ফিরে না তাকিয়ে হস্টেলে চলে যায় সে, কারণ দিদা সেটাই চেয়েছিলেন।']),
  ],
  [
    week('secret', 'ghosh', 'jethu', ['cracked mirror', 'ফাটা আয়নাটা'], ['Behind the glass someone has written the rent of 1943 and a curse.', 'কাচের পেছনে কেউ লিখে গেছে ১৯৪৩ সালের ভাড়া আর একটা অভিশাপ।']),
    week('wager', 'khoka', 'shefali', ['paper boat', 'কাগজের নৌকোটা'], ['It sails the whole length of the drain and out under the gate, and the bet is forgotten.', 'নালা বেয়ে গোটা পথ পেরিয়ে সদর দরজার তলা দিয়ে বেরিয়ে যায় নৌকো। বাজির কথা কারও মনে থাকে না।']),
    week('quarrel', 'hema', 'salma', ['tulsi pot', 'তুলসীর টবটা'], ['It is watered twice a day now, once from each side, and flowers out of spite.', 'এখন জল পড়ে দিনে দুবার, দু দিক থেকে। জেদ করেই বুঝি মঞ্জরি ধরে।']),
    week('rumour', 'rini', 'ratan', ['gold chain', 'সোনার হারটা'], ['A crow brings it back on Friday, in full view of everybody who had been accused.', 'শুক্রবার একটা কাক ফিরিয়ে দিয়ে যায়, যাদের দোষ দেওয়া হয়েছিল সবার চোখের সামনে।']),
    week('farewell', 'jethu', 'montu', ['gramophone', 'কলের গানটা'], ['It plays its last side to a courtyard of people who all pretend to be passing.', 'শেষ পিঠটা বাজে ভরা উঠোনে, সবাই ভান করে শুধু পাশ দিয়ে যাচ্ছিল।']),
    week('secret', 'minati', 'bula', ['medicine box', 'ওষুধের বাক্সটা'], ['The pills are sugar. The doctor who sends them has been dead for nine years.', 'বড়িগুলো চিনির। যে ডাক্তার পাঠান, তিনি মারা গেছেন ন বছর আগে।']),
    week('quarrel', 'ratan', 'ghosh', ['ceiling fan', 'সিলিং পাখাটা'], ['The power fails in the hottest hour, and they fan each other with the bill.', 'সবচেয়ে গরমের সময় কারেন্ট যায়। বিলের কাগজ দিয়ে দুজন দুজনকে হাওয়া করে।']),
    week('rumour', 'dida', 'hema', ['sixth floor', 'ছতলাটা'], ['The builder draws it on a napkin, and Dida wipes her mouth with it.', 'প্রোমোটার ন্যাপকিনে এঁকে দেখায়। দিদা তাতেই মুখ মোছেন।']),
    week('wager', 'salma', 'khoka', ['English newspaper', 'ইংরেজি কাগজটা'], ['She reads it aloud from the first line to the last, and then the advertisements.', 'প্রথম লাইন থেকে শেষ পর্যন্ত জোরে পড়ে শোনায় সে, তারপর বিজ্ঞাপনগুলোও।']),
    week('farewell', 'bula', 'minati', ['wedding sari', 'বিয়ের শাড়িটা'], ['It goes to a girl two doors down, and everybody walks behind it.', 'শাড়িটা যায় দু বাড়ি পরের এক মেয়ের কাছে। পেছন পেছন হাঁটে গোটা উঠোন।']),
  ],
  [
    week('rumour', 'shefali', 'jethu', ['stranger at the tap', 'কলতলার অচেনা লোকটা'], ['He is counting the families for the census, and cannot make the number come out the same twice.', 'লোকটা জনগণনার। কটা পরিবার, দুবার গুনে একই উত্তর পায় না।']),
    week('secret', 'montu', 'hema', ['loose brick', 'আলগা ইটটা'], ['Behind it are eleven years of birthday coins, and none of them is missing.', 'ইটের পেছনে এগারো বছরের জন্মদিনের পয়সা, একটাও কম নয়।']),
    week('wager', 'ghosh', 'rini', ['kite string', 'ঘুড়ির সুতোটা'], ['The last kite over the lane is held by somebody who said he had a bad shoulder.', 'গলির আকাশে শেষ ঘুড়িটা যার হাতে, তারই নাকি কাঁধে ব্যথা।']),
    week('quarrel', 'bula', 'khoka', ['good chair', 'ভালো চেয়ারটা'], ['They sit on it back to back, and by Friday they are talking.', 'এক চেয়ারেই পিঠে পিঠ দিয়ে বসে দুজন। শুক্রবার নাগাদ কথাও শুরু হয়।']),
    week('farewell', 'minati', 'salma', ['corner shop', 'মোড়ের দোকানটা'], ['The shutter comes down at nine, and at half past nine everyone needs salt.', 'নটায় ঝাঁপ পড়ে। সাড়ে নটায় সবার একসঙ্গে নুন ফুরোয়।']),
    week('wager', 'dida', 'ratan', ['ludo board', 'লুডোর ছকটা'], ['Dida wins, as she has since 1971, and shows at last how she does it.', 'দিদা জেতেন, ১৯৭১ সাল থেকে যেমন জিতছেন, আর এতদিনে দেখিয়ে দেন কীভাবে।']),
    week('secret', 'hema', 'shefali', ['postcard from Digha', 'দিঘার পোস্টকার্ডটা'], ['It took thirty-one years to arrive, and the answer is still yes.', 'পৌঁছতে লেগেছে একত্রিশ বছর। উত্তরটা এখনও হ্যাঁ।']),
    week('rumour', 'jethu', 'montu', ['leaking tank', 'ফুটো ট্যাঙ্কটা'], ['It does not leak. Somebody has been watering a roof garden nobody knew about.', 'ট্যাঙ্ক ফুটো নয়। ছাদে একটা বাগান আছে, কেউ জানত না, কেউ জল দেয়।']),
    week('quarrel', 'salma', 'ghosh', ['Eid goat', 'ইদের ছাগলটা'], ['It eats the written agreement, and has to be asked to witness a new one.', 'লিখিত চুক্তিপত্র খেয়ে ফেলে সে। নতুনটায় সাক্ষী মানা হয় তাকেই।']),
    week('farewell', 'rini', 'dida', ['yellow taxi', 'হলুদ ট্যাক্সিটা'], ['The driver switches off the meter and takes the long way to the airport.', 'চালক মিটার বন্ধ করে এয়ারপোর্টের লম্বা রাস্তাটা ধরেন।']),
  ],
  [
    week('quarrel', 'montu', 'jethu', ['street dog', 'পাড়ার কুকুরটা'], ['He answers to both names and sleeps in front of a third door.', 'দুটো নামেই সাড়া দেয় সে, ঘুমোয় তৃতীয় এক দরজায়।']),
    week('secret', 'shefali', 'salma', ['recipe book', 'রান্নার খাতাটা'], ['Every recipe leaves out one thing, and it is always the same thing.', 'প্রতিটা রান্নায় একটা জিনিস লেখা নেই, আর প্রতিবার সেই একই জিনিস।']),
    week('wager', 'ratan', 'minati', ['blood pressure machine', 'প্রেশার মাপার যন্ত্রটা'], ['The one who shouted least has the highest figure, and is made to lie down.', 'যে সবচেয়ে কম চেঁচিয়েছে, তারই প্রেশার সবচেয়ে বেশি। তাকে শুইয়ে দেওয়া হয়।']),
    week('farewell', 'ghosh', 'khoka', ['office tiffin box', 'অফিসের টিফিনবাক্সটা'], ['On the first Monday of his retirement he packs it anyway and eats on the stairs.', 'অবসরের প্রথম সোমবারেও টিফিন ভরে সে, বসে খায় সিঁড়িতে।']),
    week('rumour', 'bula', 'rini', ['midnight light', 'মাঝরাতের আলোটা'], ['A girl is studying there, with the door locked from the inside.', 'ভেতর থেকে দরজা বন্ধ করে ও ঘরে একটা মেয়ে পড়ে।']),
    week('secret', 'khoka', 'ghosh', ['pigeon loft', 'পায়রার খোপটা'], ['One of the birds wears a ring from Lahore, and it is not tired.', 'একটা পায়রার পায়ে লাহোরের আংটি, আর সে একটুও ক্লান্ত নয়।']),
    week('quarrel', 'dida', 'bula', ['television remote', 'টিভির রিমোটটা'], ['The batteries have been in the radio since Tuesday.', 'ব্যাটারি দুটো মঙ্গলবার থেকে রেডিওয়।']),
    week('farewell', 'hema', 'ratan', ['marble table', 'শ্বেতপাথরের টেবিলটা'], ['Six men cannot get it down the stairs, so it stays, and so does she.', 'ছজন মিলেও সিঁড়ি দিয়ে নামাতে পারে না। টেবিল থেকে যায়, পিসিও।']),
    week('wager', 'rini', 'montu', ['spelling list', 'বানানের তালিকাটা'], ['Both misspell the same word, the way their grandfather taught it.', 'দুজনে ভুল করে একই বানান, দাদু যেমন শিখিয়েছিলেন।']),
    week('rumour', 'minati', 'dida', ['new tenant', 'নতুন ভাড়াটে'], ['She was born in that room, and has come to see whether the window still sticks.', 'ওই ঘরেই তার জন্ম। জানলাটা এখনও আটকায় কি না, দেখতে এসেছে।']),
  ],
  [
    week('farewell', 'salma', 'shefali', ['clay oven', 'মাটির উনুনটা'], ['The new stove is quicker, and nobody can think what to do with the time.', 'নতুন চুলোয় রান্না হয় চটপট। বাকি সময়টায় কী করবে, ভেবে পায় না কেউ।']),
    week('rumour', 'ghosh', 'minati', ['court notice', 'আদালতের নোটিসটা'], ['It is addressed to a house of the same number in another lane, whose people come to tea.', 'নোটিসটা অন্য এক গলির একই নম্বরের বাড়ির। সে বাড়ির লোক চা খেতে আসে।']),
    week('secret', 'rini', 'dida', ['pair of spectacles', 'চশমাজোড়াটা'], ['They fit nobody in the house except Dida, who says she has never worn any.', 'চশমাটা লাগে শুধু দিদার চোখে, অথচ তিনি নাকি জন্মে চশমা পরেননি।']),
    week('quarrel', 'khoka', 'montu', ['window seat', 'জানলার ধারটা'], ['It rains in, and both are suddenly generous.', 'বৃষ্টির ছাট আসে, আর দুজনেই হঠাৎ উদার হয়ে ওঠে।']),
    week('wager', 'hema', 'jethu', ['harmonium', 'হারমোনিয়ামটা'], ['One key is silent, and they sing the note in its place, together.', 'একটা রিড বাজে না। সেই সুরটা দুজনে মিলে গলায় ধরে।']),
    week('secret', 'ratan', 'shefali', ['wall calendar', 'দেওয়ালের ক্যালেন্ডারটা'], ['Every nineteenth is circled. On the nineteenth somebody knocks.', 'প্রতি মাসের উনিশ তারিখে গোল দাগ। উনিশ তারিখে দরজায় টোকা পড়ে।']),
    week('rumour', 'bula', 'salma', ['double ceiling', 'নকল ছাদটা'], ['There is no gold above it, but a swing, and two names cut into the seat.', 'ওপরে সোনা নেই, আছে একটা দোলনা, তাতে খোদাই-করা দুটো নাম।']),
    week('wager', 'montu', 'ghosh', ['voting slip', 'ভোটের স্লিপটা'], ['The house elects a secretary by one vote, and it is the dog’s.', 'এক ভোটে সেক্রেটারি ঠিক হয়, আর সেই ভোটটা কুকুরের।']),
    week('quarrel', 'minati', 'rini', ['water bill', 'জলের বিলটা'], ['Divided by eleven it leaves three rupees over, and those are still on the tap.', 'এগারো ভাগ করে তিন টাকা বাঁচে। কলের মাথায় তা আজও পড়ে আছে।']),
    week('farewell', 'dida', 'khoka', ['courtyard', 'গোটা উঠোনটা'], ['The builder’s men come at seven. Eleven families are already sitting there, with tea for all.', 'সাতটায় আসে প্রোমোটারের লোক। এগারো ঘর আগে থেকেই বসে, চা সবার জন্য।']),
  ],
]

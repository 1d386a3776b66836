import { everyPlan } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const mailrun: DemoSeries = {
  id: 'mailrun',
  contentType: 'series',
  permanentLink: 'the-mail-runners',
  title: { en: 'The Mail Runners', bn: 'ডাকহরকরা' },
  tagline: { en: 'Eight miles, one lantern, and do not stop singing.', bn: 'আট মাইল, একটা লণ্ঠন, আর গান থামিয়ো না।' },
  description: {
    en: prose`Before the railway reaches the forest, the mail is carried by men who run: eight miles each, by night, with
      a spear, a lantern, and bells so that the tigers hear them coming. Sixteen-year-old Bhola takes over his
      dead brother's stretch, from the indigo bungalow to the ford. In the bag there are rents, wedding
      invitations, and one letter that three people would kill for. He cannot read. Sarala, who waits at the ford
      in her father's turban to run the next eight miles, can. Between one post and the next they have until
      sunrise.`,
    bn: prose`বনে তখনও রেল পৌঁছোয়নি। ডাক বয় যারা, তারা দৌড়োয়: এক-একজন আট মাইল, রাতে, হাতে বল্লম আর লণ্ঠন, সঙ্গে ঘুঙুর,
      যাতে বাঘ আগে থেকে শুনতে পায়। ষোলো বছরের ভোলা নিয়েছে মৃত দাদার পথটুকু, নীলকুঠি থেকে নদীর ঘাট। থলিতে থাকে
      খাজনা, বিয়ের নেমন্তন্ন, আর এমন একটা চিঠি, যার জন্য তিনজন মানুষ খুন করতে পারে। ভোলা পড়তে জানে না। পরের আট
      মাইল দৌড়োবে বলে বাবার পাগড়ি মাথায় ঘাটে যে দাঁড়িয়ে থাকে, সেই সরলা জানে। এক চৌকি থেকে আর এক চৌকি, সময়
      ভোর পর্যন্ত।`,
  },
  year: 2026,
  releaseDate: '2026-09-18',
  ageRating: 'U/A 13+',
  contentDescriptors: ['danger', 'mild-violence'],
  genres: ['adventure', 'drama'],
  tags: ['letters', 'folklore', 'friendship', 'river'],
  people: {
    Actor: ['ananta-besra', 'dolly-baraik', 'nirmal-ekka', 'sonam-lepcha', 'leslie-rozario'],
    Director: ['sukumar-hembram'],
    Writer: ['jamal-mia'],
    Producer: ['lila-banerjee'],
    Cinematographer: ['sukumar-hembram'],
    Editor: ['jamal-mia'],
    Music: ['ranjana-toppo'],
  },
  originalLanguage: 'bn',
  film: 'fireflies',
  access: everyPlan,
  recommendations: ['serpent', 'indigo', 'pugmarks', 'wave', 'honey'],
  seasons: [
    season('mailrun', 1, '2026-09-18', [
      {
        title: { en: 'The first eight miles', bn: 'প্রথম আট মাইল' },
        synopsis: {
          en: 'The bells were made for a taller man, and the forest notices.',
          bn: 'ঘুঙুরটা লম্বা মানুষের মাপে। বন সেটা টের পায়।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'The ford', bn: 'নদীর ঘাট' },
        synopsis: {
          en: 'Sarala takes the bag, counts the seals and says that one has been opened.',
          bn: 'থলি হাতে নিয়ে সরলা গালা গোনে। বলে, একটা খোলা হয়েছে।',
        },
        film: 'monsoon',
      },
      {
        title: { en: 'What it says', bn: 'কী লেখা' },
        synopsis: {
          en: 'She reads it to him once, on the run, and neither of them sleeps.',
          bn: 'দৌড়োতে দৌড়োতে একবার পড়ে শোনায়। তারপর কারও ঘুম আসে না।',
        },
        film: 'fireflies',
      },
      {
        title: { en: 'A morning without a lantern', bn: 'লণ্ঠন ছাড়া এক সকাল' },
        synopsis: {
          en: 'In the mist at the tea sheds a stranger asks which of them is the postman.',
          bn: 'চায়ের ছাউনিতে কুয়াশা। অচেনা একজন জানতে চায়, ডাকহরকরা কে।',
        },
        film: 'mist',
      },
      {
        title: { en: 'The rails', bn: 'রেলের পাত' },
        synopsis: {
          en: 'Eleven miles of iron have come, and the runners go to look at what will end them.',
          bn: 'এগারো মাইল লোহা এসে গেছে। যা তাদের শেষ করবে, তাকে দেখতে যায় হরকরারা।',
        },
        film: 'tram',
      },
      {
        title: { en: 'Delivered', bn: 'বিলি' },
        synopsis: {
          en: 'The last letter is for the one who cannot read it.',
          bn: 'শেষ চিঠিটা তার নামে, যে পড়তে জানে না।',
        },
        film: 'dawn',
      },
    ]),
  ],
}

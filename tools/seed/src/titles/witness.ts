import { premiumOnly } from '../access.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

export const witness: DemoSeries = {
  id: 'witness',
  contentType: 'series',
  permanentLink: 'witness-number-nine',
  title: { en: 'Witness Number Nine', bn: 'নয় নম্বর সাক্ষী' },
  tagline: { en: 'Eight have sworn to what she saw.', bn: 'সে যা দেখেছে, হলফ করে বলেছে আটজন।' },
  description: {
    en: prose`A clerk is found dead in the record room of the Sessions Court, and eight people saw the judge's driver leave.
      Their statements agree to the minute. The ninth, a cleaner named Bimala, was asleep behind the shelves and has told
      the police so. Defence lawyer Roshni Ekka, who has lost her last six cases, notices that Bimala is the only
      one who does not use the word afterwards. A courtroom drama in four hearings, in which the truth is a matter of
      who was listening.`,
    bn: prose`দায়রা আদালতের মহাফেজখানায় এক কেরানির লাশ। জজসাহেবের ড্রাইভারকে বেরিয়ে যেতে দেখেছে আটজন, আটজনের জবানবন্দি
      মেলে মিনিট ধরে। নয় নম্বর সাক্ষী ঝাড়ুদারনি বিমলা, তাকের আড়ালে সে ঘুমোচ্ছিল, পুলিশকে তা-ই বলেছে। শেষ ছটা মামলায়
      হেরেছেন উকিল রোশনি এক্কা। তিনি খেয়াল করেন, আটজনের মুখে একটা কথা ঘুরেফিরে আসে: তারপর। বিমলা শুধু ওই শব্দটা বলে
      না। চার শুনানির আদালত-কাহিনি, যেখানে সত্যি মানে, কান খোলা ছিল কার।`,
  },
  year: 2024,
  releaseDate: '2024-09-06',
  ageRating: 'U/A 16+',
  contentDescriptors: ['violence', 'strong-language'],
  genres: ['crime', 'drama'],
  tags: ['kolkata', 'justice', 'slow-burn'],
  people: {
    Actor: ['ranjana-toppo', 'shyamali-bera', 'imtiaz-chowdhury', 'anindya-kar', 'sajal-biswas'],
    Director: ['tapati-ganguly'],
    Writer: ['hasnat-kabir'],
    Producer: ['lila-banerjee'],
    Cinematographer: ['sukumar-hembram'],
    Editor: ['jamal-mia'],
    Music: ['dhruba-laskar'],
  },
  originalLanguage: 'bn',
  film: 'monsoon',
  access: premiumOnly,
  recommendations: ['match', 'local', 'carbon', 'banyan', 'tram'],
  seasons: [
    season('witness', 1, '2024-09-06', [
      {
        title: { en: 'The first eight', bn: 'প্রথম আটজন' },
        synopsis: { en: 'They speak one after another, and Roshni stops taking notes, because there is nothing new to write.', bn: 'একের পর এক সাক্ষী। রোশনি নোট নেওয়া থামান, নতুন কিছু লেখার নেই।' },
        film: 'monsoon',
      },
      {
        title: { en: 'What a mop hears', bn: 'ঝাঁটা যা শোনে' },
        synopsis: { en: 'Bimala knows everybody in the building by the sound of their shoes, and that day there was one pair too few.', bn: 'জুতোর শব্দে বাড়িসুদ্ধ লোককে চেনে বিমলা। সেদিন এক জোড়া কম ছিল।' },
        film: 'tram',
      },
      {
        title: { en: 'Hostile', bn: 'বিরূপ সাক্ষী' },
        synopsis: { en: 'Two of the eight ask to correct a minute. It is not the same minute.', bn: 'আটজনের দুজন এক মিনিটের ভুল শুধরোতে চায়। মিনিট দুটো আলাদা।' },
        film: 'monsoon',
      },
      {
        title: { en: 'The whole truth', bn: 'সত্যি বই মিথ্যা নয়' },
        synopsis: { en: 'The court is asked to be silent for one minute, and somebody cannot bear it.', bn: 'আদালতকে বলা হয় এক মিনিট চুপ থাকতে। একজন তা সইতে পারে না।' },
        film: 'tram',
      },
    ]),
  ],
}

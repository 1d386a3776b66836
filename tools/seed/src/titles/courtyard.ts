import { everyPlan } from '../access.ts'
import { evenings } from '../courtyard-evenings.ts'
import { seasonsOfWeeks } from '../courtyard-weeks.ts'
import { season, type DemoSeries } from '../demo-title.ts'
import { prose } from '../words.ts'

/** The daily serial: six seasons of ten weeks, with an episode from Monday to Friday. */
export const courtyard: DemoSeries = {
  id: 'courtyard',
  contentType: 'series',
  permanentLink: 'the-shared-courtyard',
  title: { en: 'The Shared Courtyard', bn: 'এজমালি উঠোন' },
  tagline: { en: 'Eleven families, one tap, every evening.', bn: 'এগারো ঘর, এক কল, রোজ সন্ধেবেলা।' },
  description: {
    en: prose`Eleven families live round one courtyard in Shyambazar and share a tap, a staircase and each other's
      business. Every week something turns up, goes missing or has to be carried out by six men, and by Friday the
      whole house has taken sides and made up. Dida has been there longest and says least. Montu and Khoka know where
      everything is hidden. Salma keeps the accounts of the shop and of the heart. And above it all, unsigned, hangs
      the landlord's letter, which gives them until the end of the sixth season.`,
    bn: prose`শ্যামবাজারের এক উঠোন ঘিরে এগারো ঘর মানুষ। ভাগের কল, ভাগের সিঁড়ি, আর একে অন্যের হাঁড়ির খবর। ফি
      হপ্তায় কিছু একটা এসে জোটে, কিংবা হারায়, কিংবা ছজন মিলে টেনে বার করতে হয়। শুক্রবার আসতে আসতে গোটা বাড়ি দু
      দলে ভাগ হয়ে আবার মিলেও যায়। সবচেয়ে পুরনো বাসিন্দা দিদা, কথা বলেন সবচেয়ে কম। কোথায় কী লুকোনো, জানে মন্টু আর
      খোকা। দোকানের হিসেব রাখে সালমা, মনের হিসেবও। আর সবার মাথার ওপর ঝোলে বাড়িওয়ালার সেই চিঠি, এখনও সই হয়নি, মেয়াদ
      ষষ্ঠ সিজনের শেষ অবধি।`,
  },
  year: 2021,
  releaseDate: '2021-01-04',
  ageRating: 'U',
  contentDescriptors: [],
  genres: ['drama', 'family', 'comedy'],
  tags: ['kolkata', 'old-house', 'friendship', 'gentle'],
  people: {
    Actor: ['ruma-bagchi', 'kakoli-dey', 'partha-hazra', 'sultana-parvin', 'babla-naskar', 'tithi-adak'],
    Director: ['prosun-dhar', 'tapati-ganguly'],
    Writer: ['oindrila-saha'],
    Producer: ['lila-banerjee'],
    Cinematographer: ['sukumar-hembram'],
    Editor: ['jamal-mia'],
    Music: ['tuhin-purkait'],
  },
  originalLanguage: 'bn',
  film: 'tram',
  access: everyPlan,
  recommendations: ['windows', 'kites', 'gully', 'ghost', 'firstrain'],
  seasons: seasonsOfWeeks.map((weeks, at) => season('courtyard', at + 1, `${2021 + at}-01-04`, weeks.flatMap((week, inSeason) => evenings(week, at * 10 + inSeason)))),
}

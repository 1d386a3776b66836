import { everyPlan } from './access.ts'
import { season, type DemoSeries } from './demo-title.ts'

const films = ['dawn', 'monsoon', 'tram', 'fireflies'] as const

/** A daily serial of any length, for tests of long lists. Not part of the demo catalogue. */
export function longSeries(seasonCount = 5, episodesPerSeason = 60): DemoSeries {
  return {
    id: 'lane',
    contentType: 'series',
    permanentLink: 'lantern-lane',
    title: { en: 'Lantern Lane', bn: 'লণ্ঠন গলি' },
    tagline: { en: 'Every evening at half past seven.', bn: 'রোজ সন্ধে সাড়ে সাতটায়।' },
    description: {
      en: 'Eleven families, one lane and a gas lamp that the city has forgotten to take away.',
      bn: 'এগারোটা পরিবার, একটাই গলি, আর একটা গ্যাসবাতি, শহর যা তুলে নিতে ভুলে গেছে।',
    },
    year: 2022,
    releaseDate: '2022-01-03',
    ageRating: 'U/A 7+',
    contentDescriptors: [],
    genres: ['drama', 'family'],
    tags: ['kolkata'],
    people: { Actor: ['kakoli-dey', 'partha-hazra'], Director: ['prosun-dhar'] },
    originalLanguage: 'bn',
    film: 'tram',
    access: everyPlan,
    recommendations: [],
    seasons: upTo(seasonCount).map((number) =>
      season('lane', number, `${2021 + number}-01-03`, upTo(episodesPerSeason).map(dailyEpisode)),
    ),
  }
}

function dailyEpisode(number: number) {
  const inBengali = number.toLocaleString('bn', { useGrouping: false })
  return {
    title: { en: `Evening ${number}`, bn: `সন্ধ্যা ${inBengali}` },
    synopsis: { en: `The lamp is lit for the evening numbered ${number}.`, bn: `বাতি জ্বলে, ${inBengali} নম্বর সন্ধ্যা।` },
    film: films[number % films.length] ?? films[0],
  }
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

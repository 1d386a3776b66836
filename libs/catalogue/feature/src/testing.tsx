import type { Card, ContentId, PersonId, Title } from '@ott/catalogue'
import { aCard, aMovie, anEpisode, aSeason, aSeries } from '@ott/catalogue/testing'
import { aPoster, aStill } from '@ott/design-system/testing'
import sharedDeferredBn from '@ott/i18n/deferred-messages.bn.json' with { type: 'json' }
import sharedDeferredEn from '@ott/i18n/deferred-messages.en.json' with { type: 'json' }
import sharedBn from '@ott/i18n/messages.bn.json' with { type: 'json' }
import sharedEn from '@ott/i18n/messages.en.json' with { type: 'json' }
import { IntlProvider } from 'react-intl'
import type { ReactNode } from 'react'
import deferredBn from './deferred-messages.bn.json' with { type: 'json' }
import deferredEn from './deferred-messages.en.json' with { type: 'json' }
import bn from './messages.bn.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }

/** This library's messages in one language. */
export function Words({ locale = 'en', children }: { locale?: 'en' | 'bn'; children: ReactNode }) {
  const messages: Partial<AllMessages> = locale === 'en'
    ? { ...sharedEn, ...sharedDeferredEn, ...en, ...deferredEn }
    : { ...sharedBn, ...sharedDeferredBn, ...bn, ...deferredBn }
  return <IntlProvider locale={locale} messages={messages as AllMessages}>{children}</IntlProvider>
}

/** The app merges the messages of all libraries; a test needs only those of its own. */
type AllMessages = Record<FormatjsIntl.Message['ids'], string>

type Translate = <T>(en: T, bn: T) => T

const names: [string, string, string, string][] = [
  ['The Last Ferry', 'শেষ খেয়া', 'Drama', 'ড্রামা'],
  ['Umbrella Season', 'ছাতার দিন', 'Romance', 'প্রেম'],
  ['Salt Forest', 'নোনা বন', 'Thriller', 'থ্রিলার'],
  ['House of Nine Windows', 'নয় জানালার বাড়ি', 'Mystery', 'রহস্য'],
  ['Where the River Turns', 'নদীর বাঁকে', 'Drama', 'ড্রামা'],
  ['Gully Cricket', 'গলি ক্রিকেট', 'Sport', 'খেলা'],
  ['The Upstairs Tenant', 'ওপরতলার ভাড়াটে', 'Thriller', 'থ্রিলার'],
  ['Mustard and Smoke', 'সরষে ও ধোঁয়া', 'Documentary', 'তথ্যচিত্র'],
]

const picturesIn = (hue: number) => ({ landscape: aStill(hue), portrait: aPoster(hue) })

/** Cards in the language of the story, each with its own picture. */
export function cardsIn(t: Translate): Card[] {
  return names.map(([title, titleBn, genre, genreBn], at) =>
    aCard({
      id: `t${at}` as ContentId,
      link: `/t${at}`,
      title: t(title, titleBn),
      genres: [{ slug: 'kind', name: t(genre, genreBn) }],
      pictures: picturesIn(20 + at * 45),
    }),
  )
}

const story: [string, string] = [
  'The bridge opens in the morning, and nobody will need a boat after that. Nimai has one evening left on the river, and everyone he has ever carried wants to cross once more: the schoolteacher who never paid, the bride who went the other way, the man who once jumped. He takes them all, one lantern and one oar, until only his own question is left on the bank.',
  'কাল সকালে সেতু খুলবে, তারপর আর কারও নৌকো লাগবে না। নিমাইয়ের হাতে নদীর এই একটা সন্ধে। যাদের সে কোনোদিন পার করেছে, সবাই আর একবার পার হতে চায়: যে মাস্টারমশাই কোনোদিন পয়সা দেননি, যে বউ উলটো দিকে গিয়েছিল, যে লোকটা একবার ঝাঁপ দিয়েছিল। একটা লণ্ঠন, একটা বৈঠা; নিমাই সবাইকে নেয়, যতক্ষণ না ঘাটে পড়ে থাকে শুধু তার নিজের প্রশ্নটা।',
]

export function movieIn(t: Translate, changes: Partial<Title> = {}): Title {
  return aMovie({
    title: t('The Last Ferry', 'শেষ খেয়া'),
    tagline: t('One evening left before the bridge opens.', 'সেতু খোলার আগে শেষ একটা সন্ধে।'),
    description: t(...story),
    genres: [{ slug: 'drama', name: t('Drama', 'ড্রামা') }],
    tags: t(['River', 'Slow burn', 'Farewells'], ['নদী', 'ধীর লয়', 'বিদায়']),
    contentDescriptors: [t('mild language', 'হালকা কটু কথা')],
    runLengthSeconds: 6720,
    pictures: picturesIn(20),
    people: [
      { id: 'p1' as PersonId, name: t('Meghna Basu', 'মেঘনা বসু'), job: 'Actor' },
      { id: 'p2' as PersonId, name: t('Arjun Dutta', 'অর্জুন দত্ত'), job: 'Actor' },
      { id: 'p3' as PersonId, name: t('Ishani Chakraborty', 'ঈশানী চক্রবর্তী'), job: 'Director' },
    ],
    recommendations: cardsIn(t).slice(1, 7),
    ...changes,
  })
}

export function seriesIn(t: Translate): Title {
  const episode = (number: number, title: string, changes = {}) =>
    anEpisode(number, {
      id: `e${number}` as ContentId,
      title,
      description: t('A conductor finds a ticket dated tomorrow.', 'কন্ডাক্টর একটা টিকিট পায়, তারিখ আগামীকালের।'),
      runLengthSeconds: 2940,
      picture: aStill(200 + number * 12),
      ...changes,
    })
  const first = [
    episode(1, t('The wrong stop', 'ভুল স্টপ')),
    episode(2, t('The ticket from tomorrow', 'আগামীকালের টিকিট')),
    episode(3, t('Depot', 'ডিপো'), { releasesAt: new Date('2027-01-07T00:00:00Z') }),
    episode(4, t('Last round', 'শেষ পাক'), { isStreamable: false }),
  ]
  const second = aSeason(2, [episode(5, t('A new line', 'নতুন লাইন'))], { releasesAt: new Date('2027-04-09T00:00:00Z') })
  const { id: _, type: __, link: ___, ...film } = movieIn(t)
  return aSeries({
    ...film,
    title: t('Tram 24', 'ট্রাম ২৪'),
    tagline: t('It stops where no stop is.', 'যেখানে স্টপ নেই, সেখানেই থামে।'),
    runLengthSeconds: null,
    pictures: picturesIn(200),
    seasons: [aSeason(1, first), second],
  })
}

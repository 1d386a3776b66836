import type { PageModule } from '@ott/catalogue'
import { series } from './titles.ts'
import type { Words } from './words.ts'

export type DemoPage = { id: string; title: Words; description: Words; modules: DemoModule[] }

export type DemoModule = {
  id: string
  kind: PageModule['kind']
  orientation: 'landscape' | 'portrait'
  title: Words
  /** The page that lists all of these titles and more (CAT-125). */
  seeAll?: string
  /** Empty for personal rows and for titles that leave soon. */
  contentIds: string[]
}

export const pages: DemoPage[] = [
  {
    id: 'home',
    title: { en: 'Movies and shows in Bengali and English', bn: 'বাংলা ও ইংরেজিতে সিনেমা ও সিরিজ' },
    description: {
      en: 'Stories of rivers, trams and rain, many of them free to watch.',
      bn: 'নদী, ট্রাম আর বৃষ্টির গল্প, অনেকগুলিই বিনামূল্যে।',
    },
    modules: [
      hero('home-hero', ['ferry', 'tram', 'orbit', 'hilsa', 'comet']),
      {
        id: 'home-continue-watching',
        kind: 'continueWatching',
        orientation: 'landscape',
        title: { en: 'Continue watching', bn: 'দেখা চালিয়ে যান' },
        contentIds: [],
      },
      tall('home-new', { en: 'New arrivals', bn: 'নতুন এসেছে' }, [
        'ferry', 'radio', 'orbit', 'door', 'tram', 'umbrellas', 'fleet', 'lostfound', 'auntie', 'moonbus',
      ]),
      wide('home-after-the-rain', { en: 'After the rain', bn: 'বৃষ্টির পরে' }, [
        'umbrellas', 'kash', 'mangrove', 'tea', 'firstrain', 'radio', 'cloudfarm', 'hyacinth',
      ]),
      {
        id: 'home-top-10',
        kind: 'ranked',
        orientation: 'portrait',
        title: { en: 'Top 10 this week', bn: 'এই সপ্তাহের সেরা ১০' },
        contentIds: ['ferry', 'mask', 'orbit', 'soil', 'bus', 'vinyl', 'goal', 'winter', 'stage', 'kash'],
      },
      {
        id: 'home-because-watched',
        kind: 'becauseWatched',
        orientation: 'landscape',
        title: { en: 'Because you watched', bn: 'আপনি দেখেছেন বলে' },
        contentIds: [],
      },
      tall('home-free', { en: 'Free to watch', bn: 'বিনামূল্যে দেখুন' }, [
        'hilsa', 'soil', 'owl', 'jar', 'kash', 'library', 'loom', 'fleet',
      ]),
      wide('home-series', { en: 'Shows to stay up for', bn: 'রাত জেগে দেখার সিরিজ' }, [
        'tram', 'local', 'windows', 'match', 'wave', 'gully', 'nightduty', 'coldstore',
      ], '/shows'),
      tall('home-music', { en: 'Stories with music', bn: 'গানের গল্প' }, [
        'vinyl', 'soil', 'screen', 'radio', 'duet', 'harmonium', 'brass', 'piano',
      ], '/genre/music'),
      wide('home-children', { en: 'For children of all ages', bn: 'ছোট থেকে বুড়ো, সব ছোটদের জন্য' }, [
        'owl', 'thirteen', 'jar', 'circus', 'ghat', 'fleet', 'yeti', 'laundry',
      ], '/genre/children'),
      tall('home-thrillers', { en: 'Leave a light on', bn: 'আলোটা জ্বালিয়ে রাখুন' }, [
        'mask', 'door', 'tenant', 'stepwell', 'bus', 'mangrove', 'match', 'norwester', 'crossing', 'strings', 'shadow',
      ], '/genre/thriller'),
      wide('home-leaving', { en: 'Leaving soon', bn: 'শিগগিরই সরে যাবে' }, []),
      tall('home-coming-soon', { en: 'Coming soon', bn: 'শিগগিরই আসছে' }, ['banyan', 'comet', 'diver', 'serpent', 'heat', 'eclipse']),
      wide('home-kolkata', { en: 'Kolkata after dark', bn: 'রাতের কলকাতা' }, [
        'tram', 'stage', 'tenant', 'clay', 'screen', 'bridge', 'vinyl', 'frames', 'lift', 'carbon', 'forger', 'nightduty', 'piano', 'sweetshop', 'crossword', 'shadow', 'carrom', 'ladders', 'harmonium',
      ]),
      tall('home-underdogs', { en: 'Nobody bet on them', bn: 'কেউ যাদের ওপর বাজি ধরেনি' }, [
        'goal', 'chess', 'oars', 'gully', 'kites', 'clay', 'tea', 'breath', 'nightschool', 'pingpong', 'carrom', 'bulbs',
      ]),
      wide('home-water', { en: 'On the water', bn: 'জলের গল্প' }, [
        'ferry', 'bend', 'hilsa', 'oars', 'wave', 'mangrove', 'indigo', 'delta', 'honey', 'dam',
      ]),
      tall('home-laughter', { en: 'For a laugh', bn: 'একটু হাসুন' }, [
        'kites', 'rickshaw', 'umbrellas', 'goal', 'firstrain', 'ghost', 'gully', 'elephant', 'balloons', 'brass', 'sweetshop', 'signhere', 'rooster', 'pingpong', 'moonbus', 'phuchka', 'bulbs', 'crow',
      ], '/genre/comedy'),
      wide('home-every-evening', { en: 'A seat at the table', bn: 'পাতে একটা জায়গা' }, [
        'courtyard', 'shelf', 'tailor', 'windows', 'mustard', 'hilsa', 'tea', 'signhere', 'sweetshop', 'auntie', 'perfume', 'sixten', 'phuchka',
      ]),
      tall('home-love', { en: 'Love stories', bn: 'প্রেমের গল্প' }, [
        'swing', 'blackout', 'umbrellas', 'lift', 'winter', 'bridge', 'screen', 'marigold', 'piano', 'signhere', 'wheel', 'ice', 'perfume', 'palash',
      ]),
      wide('home-who-did-it', { en: 'Somebody is lying', bn: 'কেউ একজন মিথ্যে বলছে' }, [
        'witness', 'carbon', 'negative', 'fog', 'match', 'local', 'windows', 'forger', 'crossing', 'coldstore', 'hyacinth', 'auntie', 'crossword', 'unpicked', 'ladders',
      ]),
      tall('home-small-wonders', { en: 'Small wonders', bn: 'ছোট ছোট আশ্চর্য' }, [
        'pond', 'robot', 'glass', 'ghat', 'owl', 'jar', 'comet', 'orbit', 'listening', 'laundry', 'cloudfarm', 'prime', 'tiger', 'moonbus', 'crow', 'harmonium',
      ]),
      wide('home-far-and-wide', { en: 'Far and wide', bn: 'দূরে কোথাও' }, [
        'flags', 'dolphin', 'pugmarks', 'mangrove', 'diver', 'delta', 'honey', 'yeti', 'stilts', 'mailrun',
      ], '/genre/adventure'),
      tall('home-one-more-round', { en: 'One more round', bn: 'আর একটা রাউন্ড' }, [
        'bell', 'runner', 'goal', 'oars', 'chess', 'gully', 'breath', 'pingpong', 'carrom',
      ]),
      wide('home-real-lives', { en: 'Real lives', bn: 'সত্যিকারের মানুষ' }, [
        'hilsa', 'pugmarks', 'mustard', 'bend', 'goal', 'loom',
      ]),
    ],
  },
  {
    id: 'movies',
    title: { en: 'Movies', bn: 'সিনেমা' },
    description: {
      en: 'Every movie we show, from a ferry on its last evening to a ghost with good manners.',
      bn: 'আমাদের সব সিনেমা, শেষ সন্ধ্যার খেয়া থেকে ভদ্র ভূত পর্যন্ত।',
    },
    modules: [
      hero('movies-hero', ['orbit', 'ferry', 'hilsa', 'comet']),
      tall('movies-new', { en: 'New movies', bn: 'নতুন সিনেমা' }, [
        'ferry', 'orbit', 'door', 'umbrellas', 'frames', 'mangrove', 'hilsa', 'tenant', 'jar', 'bend', 'fleet', 'listening', 'forger', 'hyacinth', 'cloudfarm', 'sweetshop', 'shadow', 'moonbus', 'sixten', 'palash', 'unpicked', 'crow',
      ]),
      wide('movies-drama', { en: 'Drama', bn: 'ড্রামা' }, [
        'frames', 'ferry', 'clay', 'stage', 'indigo', 'bend', 'norwester', 'banyan', 'nightschool', 'forger', 'breath', 'honey', 'prime', 'stilts', 'sixten', 'unpicked', 'palash',
      ], '/genre/drama'),
      tall('movies-thriller', { en: 'Thrillers', bn: 'থ্রিলার' }, [
        'mask', 'tenant', 'door', 'stepwell', 'mangrove', 'bus', 'crossing', 'strings', 'hyacinth', 'shadow', 'ladders',
      ], '/genre/thriller'),
      wide('movies-romance', { en: 'Love, in several kinds of weather', bn: 'প্রেম, নানা ঋতুর' }, [
        'umbrellas', 'winter', 'bridge', 'screen', 'swing', 'blackout', 'lift', 'marigold', 'piano', 'wheel', 'ice', 'palash',
      ], '/genre/romance'),
      tall('movies-family', { en: 'For the whole family', bn: 'বাড়ির সবাই মিলে' }, [
        'firstrain', 'kash', 'kites', 'library', 'jar', 'comet', 'nightschool', 'cloudfarm', 'rooster', 'tiger', 'bulbs', 'crow', 'sixten',
      ], '/genre/family'),
      wide('movies-music', { en: 'Music', bn: 'সংগীত' }, ['vinyl', 'soil', 'screen', 'raga', 'brass', 'piano', 'duet', 'harmonium'], '/genre/music'),
      tall('movies-wonders', { en: 'Sky, sea and snakes', bn: 'আকাশ, সমুদ্র, সাপ' }, [
        'orbit', 'comet', 'diver', 'serpent', 'mangrove', 'circus', 'robot', 'glass', 'eclipse', 'listening', 'cloudfarm', 'stilts', 'moonbus',
      ]),
      wide('movies-sport', { en: 'Down to the last minute', bn: 'শেষ মিনিট পর্যন্ত' }, [
        'goal', 'chess', 'oars', 'bell', 'runner', 'breath', 'pingpong', 'carrom',
      ], '/genre/sport'),
      tall('movies-free', { en: 'Free movies', bn: 'বিনামূল্যের সিনেমা' }, [
        'hilsa', 'soil', 'jar', 'kash', 'firstrain', 'library', 'kites', 'winter', 'chess', 'raga', 'salt', 'pond', 'loom', 'fleet', 'signboard', 'rooster', 'sixten',
      ]),
      wide('movies-nerves', { en: 'Not before bedtime', bn: 'ঘুমোনোর আগে নয়' }, [
        'negative', 'fog', 'carbon', 'heat', 'stepwell', 'tenant', 'crossing', 'strings', 'hyacinth', 'crossword', 'unpicked', 'ladders',
      ]),
      tall('movies-children', { en: 'For the little ones', bn: 'সবচেয়ে ছোটদের জন্য' }, [
        'pond', 'elephant', 'robot', 'glass', 'jar', 'fleet', 'yeti', 'tiger', 'crow',
      ], '/genre/children'),
      wide('movies-documentary', { en: 'Real lives', bn: 'সত্যিকারের মানুষ' }, ['hilsa', 'salt', 'dolphin', 'loom', 'signboard'], '/genre/documentary'),
      tall('movies-quiet', { en: 'With time to spare', bn: 'হাতে সময় নিয়ে' }, ['raga', 'tailor', 'flags', 'lift', 'bend', 'winter', 'loom', 'nightschool', 'signboard', 'prime', 'piano', 'wheel', 'ice', 'duet', 'sixten', 'harmonium']),
    ],
  },
  {
    id: 'shows',
    title: { en: 'Shows', bn: 'সিরিজ' },
    description: {
      en: 'Night trams, tea gardens, a courtyard with three hundred evenings, a detective who cannot see by day.',
      bn: 'রাতের ট্রাম, চা-বাগান, এক উঠোনের তিনশো সন্ধে, আর এক গোয়েন্দা যে দিনে চোখে দেখে না।',
    },
    modules: [
      hero('shows-hero', ['tram', 'radio']),
      tall('shows-new', { en: 'New shows and seasons', bn: 'নতুন সিরিজ, নতুন সিজন' }, [
        'radio', 'tram', 'tea', 'owl', 'thirteen', 'mustard', 'local', 'lostfound', 'laundry', 'coldstore', 'auntie', 'dam', 'perfume', 'phuchka', 'mailrun',
      ]),
      wide('shows-mystery', { en: 'Mystery and crime', bn: 'রহস্য ও অপরাধ' }, [
        'tram', 'local', 'windows', 'match', 'owl', 'witness', 'lostfound', 'coldstore', 'auntie', 'perfume',
      ]),
      tall('shows-children', { en: 'Watch with the kids', bn: 'ছোটদের সঙ্গে' }, [
        'owl', 'thirteen', 'ghat', 'lostfound', 'laundry', 'beetles',
      ], '/genre/children'),
      wide('shows-family', { en: 'Every evening', bn: 'রোজ সন্ধেবেলা' }, ['courtyard', 'shelf', 'tea', 'windows', 'nightduty', 'signhere', 'perfume', 'phuchka']),
      tall('shows-documentary', { en: 'Real lives', bn: 'সত্যিকারের মানুষ' }, [
        'pugmarks', 'mustard', 'beetles',
      ], '/genre/documentary'),
      wide('shows-all', { en: 'All shows', bn: 'সব সিরিজ' }, series.map(({ id }) => id).toSorted()),
    ],
  },
]

function hero(id: string, contentIds: string[]): DemoModule {
  return { id, kind: 'hero', orientation: 'landscape', title: { en: 'Featured', bn: 'বাছাই' }, contentIds }
}

function wide(id: string, title: Words, contentIds: string[], seeAll?: string): DemoModule {
  return { id, kind: 'tray', orientation: 'landscape', title, contentIds, ...(seeAll && { seeAll }) }
}

function tall(id: string, title: Words, contentIds: string[], seeAll?: string): DemoModule {
  return { id, kind: 'tray', orientation: 'portrait', title, contentIds, ...(seeAll && { seeAll }) }
}

/** The demo videos. Every title and episode plays one of them. */
export type Film = keyof typeof films

export const films = {
  fireflies: { title: { en: 'Fireflies over water', bn: 'জলের ওপর জোনাকি' }, ...trackLanguages() },
  monsoon: { title: { en: 'Monsoon', bn: 'বর্ষা' }, ...trackLanguages() },
  tram: { title: { en: 'A tram at night', bn: 'রাতের ট্রাম' }, ...trackLanguages() },
  dawn: { title: { en: 'A river at dawn', bn: 'ভোরের নদী' }, ...trackLanguages() },
  kite: { title: { en: 'Two kites', bn: 'দুটি ঘুড়ি' }, ...trackLanguages() },
  sea: { title: { en: 'The sea by moonlight', bn: 'চাঁদের আলোয় সমুদ্র' }, ...trackLanguages() },
  mist: { title: { en: 'A tea stall in the mist', bn: 'কুয়াশায় চায়ের দোকান' }, ...trackLanguages() },
  kantha: { title: { en: 'A quilt by lamplight', bn: 'প্রদীপের আলোয় কাঁথা' }, ...trackLanguages() },
}

function trackLanguages(): { audio: ('bn' | 'en')[]; subtitles: ('bn' | 'en')[] } {
  return { audio: ['bn', 'en'], subtitles: ['en', 'bn'] }
}

import { ownTermsSince } from './brand.ts'
import type { Brand } from './brand.ts'

/** A firefly in the dark: the house's own brand. */
export const jonaki: Brand = {
  name: { en: 'Jonaki', bn: 'জোনাকি' },
  slug: 'jonaki',
  description: {
    en: 'Movies and shows from Bengal and beyond, in English and Bengali.',
    bn: 'বাংলা ও বাংলার বাইরের সিনেমা ও সিরিজ, বাংলায় ও ইংরেজিতে।',
  },
  links: {
    terms: null,
    privacy: null,
    helpDesk: null,
  },
  termsSince: ownTermsSince,
  consent: { version: 1, optOutCountries: [] },
  abroad: ['44', '31'],
  supportEmail: 'help@jonaki.example',
  grievanceOfficer: {
    name: { en: 'Ananya Sen', bn: 'অনন্যা সেন' },
    email: 'grievance@jonaki.example',
    postalAddress: { en: '12 Sarat Bose Road, Kolkata 700020, India', bn: '১২ শরৎ বসু রোড, কলকাতা ৭০০০২০, ভারত' },
  },
  seller: { legalName: 'Jonaki Streaming Private Limited', address: '12 Sarat Bose Road, Kolkata 700020', country: 'IN', region: 'WB', taxId: '19AAACJ0000A1Z5', invoiceSeries: 'JK', creditNoteSeries: 'JKC' },
  timeZone: 'Asia/Kolkata',
  mark: {
    haze: { x: 15, y: 21, radius: 14 },
    parts: [
      { ink: 'text', path: 'M14 15C4 15 1 8 2.5 3.5 9 3 14 7 14 15z' },
      { ink: 'faint', path: 'M16 15c0-8 5-12 11.5-11.5C29 8 26 15 16 15z' },
      { ink: 'accent', path: 'M15 14.5c3.3 2.7 4.8 5.3 4.8 7.7a4.8 4.8 0 0 1-9.6 0c0-2.4 1.5-5 4.8-7.7z' },
    ],
  },
  colors: { page: '#07090d', text: '#f4f6f2', accent: '#d9f24b' },
}

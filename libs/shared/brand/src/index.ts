/**
 * Who we are: the one place that says so. Another operator changes this module and nothing else.
 * Texts elsewhere say `{product}`.
 */
export const brand = {
  name: { en: 'Jonaki', bn: 'জোনাকি' },
  /** In addresses (`/my-{slug}`) and as the site's id on the wire. */
  slug: 'jonaki',
  description: {
    en: 'Films and series from Bengal and beyond, in English and Bengali.',
    bn: 'বাংলা ও বাংলার বাইরের সিনেমা আর সিরিজ, বাংলায় ও ইংরেজিতে।',
  },
  links: {
    terms: 'https://jonaki.example/terms',
    privacy: 'https://jonaki.example/privacy',
    helpDesk: 'https://help.jonaki.example/sign-in',
  },
  /** Calling codes of the countries where the login dialog speaks to viewers far from home. */
  abroad: ['44', '31'],
  supportEmail: 'help@jonaki.example',
  colors: { page: '#07090d' },
} as const

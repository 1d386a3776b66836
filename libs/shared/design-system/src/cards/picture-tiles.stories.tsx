import { PictureTiles } from './picture-tiles.tsx'
import { aPoster, useTranslate } from '../testing.ts'

export default { title: 'Cards/Picture tiles', component: PictureTiles }

type Translate = ReturnType<typeof useTranslate>

const names = (t: Translate) => [
  t('Drama', 'ড্রামা'), t('Thriller', 'থ্রিলার'), t('Mystery', 'রহস্য'), t('Crime', 'অপরাধ'), t('Romance', 'প্রেম'), t('Comedy', 'কমেডি'), t('Family', 'পারিবারিক'),
  t('Children', 'ছোটদের'), t('Adventure', 'অভিযান'), t('Science fiction', 'কল্পবিজ্ঞান'), t('Music', 'সংগীত'), t('Sport', 'খেলা'), t('Documentary', 'তথ্যচিত্র'),
]

const entriesOf = (t: Translate, count: number) =>
  names(t).slice(0, count).map((title, at) => ({
    href: `#${at}`,
    title,
    facts: t(`${at + 4} titles`, `${at + 4}টি সিনেমা ও সিরিজ`),
    pictureSrcs: [0, 1, 2].slice(0, 3 - (at % 4)).map((more) => aPoster((at * 40 + more * 70) % 360)),
  }))

export const Playground = {
  args: { count: 13 },
  argTypes: { count: { control: { type: 'range', min: 1, max: 13 } } },
  render: function Chosen({ count }: { count: number }) {
    return <PictureTiles label={useTranslate()('Genres', 'ঘরানা')} entries={entriesOf(useTranslate(), count)} />
  },
}

export const Many = () => <PictureTiles label={useTranslate()('Genres', 'ঘরানা')} entries={entriesOf(useTranslate(), 13)} />
export const Few = () => <PictureTiles label={useTranslate()('Genres', 'ঘরানা')} entries={entriesOf(useTranslate(), 3)} />

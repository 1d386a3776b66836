import { useState } from 'react'
import { Button } from '../forms/button.tsx'
import { Card, CardGrid } from '../cards/card.tsx'
import { Chip, Chips } from '../navigation/chip.tsx'
import { DetailsFrame } from './details-frame.tsx'
import type { DetailsFrameProps } from './details-frame.tsx'
import { ShareIcon } from '../icons/dialog-icons.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { ExpandableText } from '../typography/expandable-text.tsx'
import { FactList, Facts } from '../typography/facts.tsx'
import { IconButton } from '../forms/icon-button.tsx'
import { CheckIcon, PlayIcon } from '../icons/icons.tsx'
import { Section } from './layout.tsx'
import { aStill, useTranslate } from '../testing.ts'
import { MutedIcon } from '../icons/player-icons.tsx'
import { Text } from '../typography/text.tsx'

export default { title: 'Page/Details frame', component: DetailsFrame, parameters: { layout: 'fullscreen' } }

export const Playground = {
  args: { place: 'page', titleLevel: 1 },
  render: (choice: Choice) => <Film {...choice} />,
}

type Choice = Partial<DetailsFrameProps> & Pick<DetailsFrameProps, 'place'>

function Film(choice: Choice) {
  const t = useTranslate()
  return (
    <DetailsFrame
      title={t('The Threshold', 'চৌকাঠ')}
      pictureSrc={aStill(215)}
      facts={<Facts badge="U/A 13+" facts={[t('2026', '২০২৬'), t('2 h 4 min', '২ ঘণ্টা ৪ মিনিট'), t('Bengali', 'বাংলা'), t('Drama', 'ড্রামা')]} />}
      actions={(
        <>
          <Button variant="primary" size="lg" href="#watch" icon={<PlayIcon />}>{t('Resume', 'চালিয়ে যান')}</Button>
          <IconButton size="lg" label={t('In your watchlist', 'তালিকায় আছে')} icon={<CheckIcon />} />
          <IconButton size="lg" label={t('Share', 'শেয়ার')} icon={<ShareIcon />} />
          <Text size="small" tone="soft">{t('48 min left', '৪৮ মিনিট বাকি')}</Text>
        </>
      )}
      corner={choice.place === 'page' && <IconButton label={t('Unmute', 'শব্দ চালু করুন')} icon={<MutedIcon />} />}
      aside={(
        <FactList
          facts={[
            { term: t('Cast', 'অভিনয়ে'), value: t('Meghna Basu, Arjun Dutta, Rukmini Sanyal', 'মেঘনা বসু, অর্জুন দত্ত, রুক্মিণী সান্যাল') },
            { term: t('Director', 'পরিচালনা'), value: t('Ishani Chakraborty', 'ঈশানী চক্রবর্তী') },
            { term: t('Age rating', 'বয়স-সীমা'), value: t('U/A 13+ · mild language', 'U/A 13+ · কিছু কটু ভাষা') },
          ]}
        />
      )}
      below={(
        <Section title={t('More like this', 'এমন আরও')}>
          <CardGrid shape="landscape">
            {[200, 280, 0].map((hue) => (
              <Card key={hue} shape="landscape" href={`#${hue}`} title={t('Letters in Winter', 'শীতের চিঠি')} facts={t('Romance · 2024', 'প্রেম · ২০২৪')} pictureSrc={aStill(hue)} />
            ))}
          </CardGrid>
        </Section>
      )}
      {...choice}
    >
      <ExpandableText
        more={t('Read more', 'আরও পড়ুন')}
        less={t('Read less', 'কম দেখান')}
        text={t(
          'Leaving her marriage of thirty years, a retired teacher comes back to the house where she was born and finds it divided by chalk lines, one brother to each room. Before the lawyers arrive she has a week to read what the walls remember.',
          'তিরিশ বছরের সংসার ছেড়ে এক অবসরপ্রাপ্ত শিক্ষিকা ফিরে আসেন জন্মভিটেয়। দেখেন, খড়ির দাগে ভাগ হয়ে গেছে বাড়ি, এক এক ঘরে এক এক ভাই। উকিল আসার আগে তাঁর হাতে এক সপ্তাহ, দেওয়ালের স্মৃতি পড়ে নেওয়ার জন্য।',
        )}
      />
      <Chips><Chip>{t('Slow burn', 'ধীর লয়ের')}</Chip><Chip>{t('Kolkata', 'কলকাতা')}</Chip></Chips>
    </DetailsFrame>
  )
}

export function InDialog() {
  const t = useTranslate()
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Open', 'খুলুন')}</Button>
      <Dialog size="details" titleIs="read" title={t('The Threshold', 'চৌকাঠ')} open={open} onClose={() => setOpen(false)} closeLabel={t('Close', 'বন্ধ করুন')}>
        <Film place="dialog" />
      </Dialog>
    </>
  )
}

/** While the large picture loads, a small one is shown blurred. */
export const PictureLoading = {
  render: function PictureLoading() {
    const t = useTranslate()
    return <DetailsFrame place="page" title={t('The Threshold', 'চৌকাঠ')} blurSrc={aStill(215)} facts={<Facts badge="U/A 13+" facts={[t('2026', '২০২৬')]} />} actions={<Button variant="primary" size="lg" href="#watch" icon={<PlayIcon />}>{t('Watch Now', 'এখনই দেখুন')}</Button>}>{null}</DetailsFrame>
  },
}

export const AsPage = { render: () => <Film place="page" /> }

/** A trailer plays over the still, below the same texts. */
export const PreviewPlaying = {
  render: () => <Film place="page" preview={<img src={aStill(300)} alt="" style={{ width: '100%', height: '100%', objectFit: 'cover' }} />} />,
}

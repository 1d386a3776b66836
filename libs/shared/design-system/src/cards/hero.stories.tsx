import { Button } from '../forms/button.tsx'
import { Facts } from '../typography/facts.tsx'
import { Hero } from './hero.tsx'
import type { HeroProps } from './hero.tsx'
import { IconButton } from '../forms/icon-button.tsx'
import { PlayIcon, PlusIcon } from '../icons/icons.tsx'
import { MutedIcon } from '../icons/player-icons.tsx'
import { aStill, useTranslate } from '../testing.ts'

export default { title: 'Cards/Hero', component: Hero, parameters: { layout: 'fullscreen' } }

export const Playground = {
  args: { isAwaited: true },
  render: (choice: Partial<HeroProps>) => <Film {...choice} />,
}

function Film({ isLong = false, ...choice }: Partial<HeroProps> & { isLong?: boolean }) {
  const t = useTranslate()
  return (
    <Hero
      title={isLong
        ? t('The house of nine windows and the boatman who counted them', 'নয় জানালার বাড়ি আর যে মাঝি রোজ জানালা গুনত')
        : t('The Last Ferry', 'শেষ খেয়া')}
      pictureSrc={aStill(345)}
      notice={isLong ? undefined : t('New film this week', 'এ সপ্তাহের নতুন সিনেমা')}
      facts={<Facts badge="U/A 13+" facts={[t('2026', '২০২৬'), t('1 h 52 min', '১ ঘণ্টা ৫২ মিনিট'), t('Drama', 'ড্রামা')]} />}
      description={t(
        'A boatman has one evening left before the bridge opens. Everyone he has ever carried wants to cross once more.',
        'সেতু খুলে যাওয়ার আগে মাঝির হাতে আছে একটাই সন্ধ্যা। যাদের সে এতকাল পার করেছে, তারা সবাই আর একবার ওপারে যেতে চায়।',
      )}
      actions={(
        <>
          <Button variant="primary" size="lg" href="#watch" icon={<PlayIcon />}>{t('Resume', 'চালিয়ে যান')}</Button>
          <Button size="lg" icon={<PlusIcon />}>{t('Watchlist', 'আমার তালিকা')}</Button>
        </>
      )}
      corner={<IconButton label={t('Unmute', 'শব্দ চালু করুন')} icon={<MutedIcon />} />}
      {...choice}
    />
  )
}

export const AllParts = { render: () => <Film /> }
export const LongTitle = { render: () => <Film isLong /> }

/** A title with a name only. */
export function TitleOnly() {
  return <Hero title={useTranslate()('Movies', 'সিনেমা')} pictureSrc={aStill(90)} />
}

import { Button } from '../forms/button.tsx'
import { Landing } from './landing.tsx'
import type { LandingProps } from './landing.tsx'
import { aStill, useTranslate } from '../testing.ts'

export default { title: 'Cards/Landing', component: Landing, parameters: { layout: 'fullscreen' } }

function Landed({ isLong = false, ...choice }: Partial<LandingProps> & { isLong?: boolean }) {
  const t = useTranslate()
  return (
    <Landing
      title={isLong
        ? t('Stories from Bengal and far beyond it, in the language that you dream in, on every screen you have', 'বাংলা ও বাংলার অনেক বাইরের গল্প, যে ভাষায় স্বপ্ন দেখেন সেই ভাষাতেই, আপনার সব পর্দায়')
        : t('Stories from Bengal and beyond, on every screen you have', 'বাংলা ও বাংলার বাইরের গল্প, আপনার সব পর্দায়')}
      lead={t('Begin with free titles this very minute.', 'ফ্রি ছবি দিয়ে এখনই শুরু করুন।')}
      actions={(
        <>
          <Button variant="primary" size="lg" href="#watch">{t('Start watching', 'দেখা শুরু করুন')}</Button>
          <Button size="lg" href="#login">{t('Log in or sign up', 'লগইন বা সাইন আপ করুন')}</Button>
        </>
      )}
      pictureSrc={aStill(275)}
      {...choice}
    />
  )
}

export const Playground = {
  args: { title: undefined, lead: undefined },
  argTypes: { title: { control: 'text' }, lead: { control: 'text' } },
  render: function Chosen({ title, lead }: Partial<LandingProps>) {
    return <Landed {...(title && { title })} {...(lead && { lead })} />
  },
}

export const LongWords = () => <Landed isLong />

/** Before any title exists. */
export const WithoutPicture = () => <Landed pictureSrc={undefined} />

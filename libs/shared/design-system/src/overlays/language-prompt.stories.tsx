import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { LanguagePrompt } from './language-prompt.tsx'
import type { LanguagePromptProps } from './language-prompt.tsx'
import { AsInAWindow } from '../layout/story-layout.tsx'
import { inAFrame, inThePage, useTranslate } from '../testing.ts'

export default { title: 'Feedback/Language prompt', component: LanguagePrompt, parameters: { docs: inAFrame } }

/** A dismissed prompt stays away until the language changes. */
export const Playground = {
  args: { lang: 'bn' },
  argTypes: { lang: { control: 'inline-radio', options: ['en', 'bn'] } },
  parameters: { docs: inThePage },
  render: (choice: Partial<LanguagePromptProps>) => <AsInAWindow><Offer key={choice.lang} {...choice} /></AsInAWindow>,
}

function Offer({ lang = 'bn', ...choice }: Partial<LanguagePromptProps>) {
  const t = (inEnglish: string, inBengali: string) => (lang === 'bn' ? inBengali : inEnglish)
  const [isThere, setThere] = useState(true)
  return isThere && (
    <LanguagePrompt
      lang={lang}
      href="#other"
      text={t('This site is also available in English.', 'এই সাইট বাংলাতেও আছে।')}
      label={t('Use English', 'বাংলায় দেখুন')}
      dismissLabel={t('No thanks', 'না, থাক')}
      {...choice}
      onDismiss={() => setThere(false)}
    />
  )
}

/** A Bengali page offers English in English, and the reverse. */
export const OtherLanguage = () => <Offer lang={useTranslate()('bn', 'en')} />

export const Dismissed = {
  render: () => <OtherLanguage />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull()
  },
}

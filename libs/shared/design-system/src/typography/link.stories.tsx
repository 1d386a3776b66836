import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { useTranslate } from '../testing.ts'
import { Link, SkipLink, Text, VisuallyHidden } from './text.tsx'
import type { LinkProps } from './text.tsx'

export default { title: 'Actions/Link', component: Link, subcomponents: { SkipLink, VisuallyHidden } }

export const Playground = {
  args: { quiet: false },
  argTypes: { children: { control: 'text' } },
  render: function Chosen(choice: Partial<LinkProps>) {
    return <Link href="#all" {...choice}>{choice.children ?? useTranslate()('See all', 'সব দেখুন')}</Link>
  },
}

export function InlineAndStandalone() {
  const t = useTranslate()
  return (
    <Stack>
      <Text>
        {t('By continuing you agree to the ', 'এগোলে ধরে নেওয়া হবে আপনি মেনে নিচ্ছেন ')}
        <Link href="#terms">{t('terms', 'শর্তাবলি')}</Link>
        <VisuallyHidden>{t(' (opens our terms)', ' (শর্তের পাতা খুলবে)')}</VisuallyHidden>.
      </Text>
      <Link href="#all" quiet>{t('See all', 'সব দেখুন')}</Link>
    </Stack>
  )
}

/** Text for screen readers belongs to the sentence, not to the link. */
export const Keyboard = {
  render: () => <InlineAndStandalone />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [terms] = within(canvasElement).getAllByRole('link')
    await userEvent.tab()
    await expect(terms).toHaveFocus()
    await expect(terms).toHaveAccessibleName(/^(terms|শর্তাবলি)$/)
    await userEvent.keyboard('{Enter}')
    await expect(location.hash).toBe('#terms')
  },
}

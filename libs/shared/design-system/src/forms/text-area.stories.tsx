import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { useTranslate } from '../testing.ts'
import { TextArea } from './text-area.tsx'
import type { TextAreaProps } from './text-area.tsx'

export default { title: 'Forms/Text area', component: TextArea }

type Choice = Pick<TextAreaProps, 'disabled' | 'error' | 'hint' | 'rows'>

export const Playground = {
  args: { disabled: false, error: '', hint: 'As it comes to your mind.', rows: 6 },
  render: (choice: Choice) => <Chosen {...choice} />,
}

function Chosen({ error, hint, ...choice }: Choice) {
  return <TextArea label={useTranslate()('Your message', 'আপনার কথা')} error={error || undefined} hint={hint || undefined} {...choice} />
}

export function AllStates() {
  const t = useTranslate()
  const label = t('Your message', 'আপনার কথা')
  return (
    <Stack gap={5}>
      <TextArea label={label} hint={t('In English or Bengali.', 'বাংলা বা ইংরেজিতে।')} />
      <TextArea
        label={label}
        rows={3}
        defaultValue={t(
          'I wanted to switch captions on with the keyboard.\nThe menu opened, and then no key led into it.\nI use Firefox on Linux.\nIt has been so since last week.',
          'কিবোর্ড দিয়ে সাবটাইটেল চালু করতে চেয়েছিলাম।\nমেনু খুলল, কিন্তু কোনো কি দিয়ে তার ভেতরে যাওয়া গেল না।\nLinux-এ Firefox ব্যবহার করি।\nগত সপ্তাহ থেকে এমন হচ্ছে।',
        )}
      />
      <TextArea label={label} error={t('Write something first.', 'আগে কিছু লিখুন।')} />
      <TextArea label={label} disabled />
    </Stack>
  )
}

export const Filled = {
  render: () => <TextArea label="Message · কথা" />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.type(field, 'One line{enter}and another')
    await expect(field).toHaveValue('One line\nand another')
  },
}

import { Stack } from '../layout/layout.tsx'
import { useTranslate } from '../testing.ts'
import { tone } from './text.css.ts'
import { Heading, Text, VisuallyHidden } from './text.tsx'
import type { TextProps } from './text.tsx'

export default { title: 'Page/Text', component: Text, subcomponents: { Heading, VisuallyHidden } }

export const Playground = {
  args: { size: 'body', tone: 'plain', strong: false, as: 'p' },
  argTypes: { tone: { options: Object.keys(tone) }, children: { control: 'text' } },
  render: function Chosen(choice: Partial<TextProps>) {
    const t = useTranslate()
    return <Text {...choice}>{choice.children ?? t('A boatman has one evening left.', 'মাঝির হাতে একটাই সন্ধ্যা।')}</Text>
  },
}

export function AllSizes() {
  const t = useTranslate()
  const sentence = t('A boatman has one evening left before the bridge opens.', 'সেতু খোলার আগে মাঝির হাতে একটাই সন্ধ্যা।')
  return (
    <Stack>
      {([1, 2, 3, 4] as const).map((level, place) => (
        <Heading key={level} level={level} size={(['page', 'dialog', 'section', 'body'] as const)[place] ?? 'body'}>{sentence}</Heading>
      ))}
      {(['body', 'small', 'micro'] as const).map((size) => <Text key={size} size={size}>{sentence}</Text>)}
      {(['soft', 'faint', 'error'] as const).map((tone) => <Text key={tone} tone={tone}>{sentence}</Text>)}
      <Text strong>{sentence}</Text>
    </Stack>
  )
}

export function ScreenReaderOnly() {
  const t = useTranslate()
  return <Text>{t('4.5', '৪.৫')}<VisuallyHidden>{t(' out of five', ' পাঁচের মধ্যে')}</VisuallyHidden></Text>
}

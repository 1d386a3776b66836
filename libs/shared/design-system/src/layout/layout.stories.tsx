import type { ComponentProps } from 'react'
import { Button } from '../forms/button.tsx'
import { width } from './layout.css.ts'
import { Columns, Inline, Page, Section, Stack } from './layout.tsx'
import { WideOnly } from './responsive-visibility.tsx'
import { useTranslate } from '../testing.ts'
import { Heading, Text } from '../typography/text.tsx'

export default {
  title: 'Page/Layout',
  component: Page,
  subcomponents: { Stack, Inline, Columns, Section, WideOnly },
}

export const Playground = {
  args: { width: 'form' },
  argTypes: { width: { options: Object.keys(width) } },
  render: (choice: Partial<ComponentProps<typeof Page>>) => <Settings {...choice} />,
}

const bricks = ['1', '2', '3', '4']

const Brick = ({ name }: { name: string }) => <div style={{ border: '1px solid', padding: '16px' }}><Text>{name}</Text></div>

export const Stacked = { render: () => <Stack gap={3}>{bricks.map((name) => <Brick key={name} name={name} />)}</Stack> }
export const InRow = { render: () => <Inline gap={3}>{bricks.map((name) => <Brick key={name} name={name} />)}</Inline> }
export const InColumns = { render: () => <Columns>{bricks.map((name) => <Brick key={name} name={name} />)}</Columns> }
export const Spread = { render: () => <Inline spread>{bricks.slice(0, 2).map((name) => <Brick key={name} name={name} />)}</Inline> }

export const PageOfSections = () => <Settings width="form" />

function Settings(choice: Partial<ComponentProps<typeof Page>>) {
  const t = useTranslate()
  return (
    <Page {...choice}>
      <Stack gap={6}>
        <Heading level={1} size="page">{t('Settings', 'সেটিংস')}</Heading>
        <Section title={t('Devices', 'ডিভাইস')} end={<Button size="sm">{t('Rename', 'নাম বদলান')}</Button>}>
          <Text>{t('Three of your five devices are signed in.', 'পাঁচটির মধ্যে তিনটি ডিভাইসে লগইন করা আছে।')}</Text>
        </Section>
      </Stack>
    </Page>
  )
}

export function ByWidth() {
  const t = useTranslate()
  return (
    <Text>
      <WideOnly>{t('The window is at least 900 px wide.', 'জানালা অন্তত ৯০০ পিক্সেল চওড়া।')}</WideOnly>
    </Text>
  )
}

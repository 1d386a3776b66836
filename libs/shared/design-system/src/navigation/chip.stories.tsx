import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Chip, Chips } from './chip.tsx'
import type { ChipProps } from './chip.tsx'
import { Stack } from '../layout/layout.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Display/Chip', component: Chip, subcomponents: { Chips } }

/** A filter; with an `href` it is a link. */
export const Playground = {
  args: { pressed: true },
  argTypes: { children: { control: 'text' } },
  render: function Chosen(choice: Partial<ChipProps>) {
    return <Chip onPress={() => {}} {...choice}>{choice.children ?? useTranslate()('Movies', 'সিনেমা')}</Chip>
  },
}

export function TagsAndFilters() {
  const t = useTranslate()
  return (
    <Stack>
      <Chips>
        <Chip>{t('Slow burn', 'ধীর লয়ের')}</Chip>
        <Chip>{t('Family secrets', 'পারিবারিক গোপন কথা')}</Chip>
        <Chip>{t('Kolkata', 'কলকাতা')}</Chip>
      </Chips>
      <Chips>
        <Chip onPress={() => {}} pressed>{t('All', 'সব')}</Chip>
        <Chip onPress={() => {}} pressed={false}>{t('Movies', 'সিনেমা')}</Chip>
        <Chip href="#people">{t('People', 'শিল্পী')}</Chip>
        <Chip href="#shows" current>{t('Shows', 'সিরিজ')}</Chip>
      </Chips>
    </Stack>
  )
}

export const Selected = {
  render: function Filter() {
    const t = useTranslate()
    const [isOn, setOn] = useState(false)
    return <Chips><Chip onPress={() => setOn(!isOn)} pressed={isOn}>{t('Movies', 'সিনেমা')}</Chip></Chips>
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(within(canvasElement).getByRole('button', { pressed: true })).toHaveFocus()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(within(canvasElement).getByRole('button', { pressed: false })).toBeVisible()
  },
}

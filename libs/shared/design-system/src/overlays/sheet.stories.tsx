import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../forms/button.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { Sheet } from './sheet.tsx'
import type { SheetProps } from './sheet.tsx'
import { inAFrame, inThePage, useTranslate } from '../testing.ts'

export default { title: 'Overlays/Sheet', component: Sheet, parameters: { layout: 'fullscreen', docs: inAFrame } }

/** Opens by button. */
export const Playground = {
  args: { isLong: false },
  argTypes: { isLong: { description: 'Whether it holds more than has room.' }, description: { control: 'text' }, open: { control: false } },
  parameters: { docs: inThePage },
  render: (choice: Choice) => <Filters {...choice} start={false} />,
}

type Choice = Partial<SheetProps> & { isLong?: boolean }

function Filters({ isLong = false, start = true, ...choice }: Choice & { start?: boolean }) {
  const t = useTranslate()
  const [open, setOpen] = useState(start)
  const [isChecked, setChecked] = useState(true)
  const genres = t(['Drama', 'Comedy', 'Thriller', 'Romance'], ['ড্রামা', 'কমেডি', 'থ্রিলার', 'প্রেম'])
  const lines = isLong ? [1, 2, 3, 4, 5, 6].flatMap((round) => genres.map((genre) => `${genre} ${round}`)) : genres
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Filters', 'ফিল্টার')}</Button>
      <Sheet
        title={t('Filters', 'ফিল্টার')}
        description={t('What you choose holds for this list.', 'যা বাছবেন তা শুধু এই তালিকার জন্য।')}
        closeLabel={t('Close', 'বন্ধ করুন')}
        foot={<Button variant="primary" wide>{t('Show 24 titles', '২৪টি ছবি দেখান')}</Button>}
        {...choice}
        open={open}
        onClose={() => setOpen(false)}
      >
        {lines.map((line) => <Checkbox key={line} label={line} checked={isChecked} onChange={setChecked} />)}
      </Sheet>
    </>
  )
}

export const Short = { render: () => <Filters /> }
export const Long = { render: () => <Filters isLong /> }

export const ClosedByEscape = {
  render: () => <Filters />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

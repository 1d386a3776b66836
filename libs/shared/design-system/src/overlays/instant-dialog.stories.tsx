import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../forms/button.tsx'
import { DetailsFrame } from '../layout/details-frame.tsx'
import { InstantDialog } from './instant-dialog.tsx'
import type { InstantDialogProps } from './instant-dialog.tsx'
import { Facts } from '../typography/facts.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { aStill, inAFrame, inThePage, useTranslate } from '../testing.ts'

export default { title: 'Overlays/Instant dialog', component: InstantDialog, parameters: { layout: 'fullscreen', docs: inAFrame } }

/** Opens by button. */
export const Playground = {
  args: { title: 'Tram 24 · ট্রাম ২৪' },
  parameters: { docs: inThePage },
  render: (choice: Partial<InstantDialogProps>) => <Opened {...choice} start={false} />,
}

/** It takes no focus, because the dialog replaces it within a few frames. */
export const Title = () => <Opened />

function Opened({ start = true, ...choice }: Partial<InstantDialogProps> & { start?: boolean }) {
  const t = useTranslate()
  const [open, setOpen] = useState(start)
  const title = t('Tram 24', 'ট্রাম ২৪')
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Open', 'খুলুন')}</Button>
      {open && (
        <InstantDialog title={title} closeLabel={t('Close', 'বন্ধ করুন')} {...choice} onClose={() => setOpen(false)}>
          <DetailsFrame
            place="dialog"
            title={title}
            titleLevel={2}
            blurSrc={aStill(28)}
            facts={<Facts facts={[t('Mystery', 'রহস্য'), t('2026', '২০২৬')]} />}
            actions={<Skeleton shape="button" />}
          >
            <Skeleton shape="line" />
          </DetailsFrame>
        </InstantDialog>
      )}
    </>
  )
}

export const ClosedByEscape = {
  render: () => <Title />,
  play: async () => {
    // Opened by click, it then handles every key.
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button'))
    await userEvent.click(screen.getByRole('button'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

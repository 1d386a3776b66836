import { useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../forms/button.tsx'
import { CodeInput } from '../forms/code-input.tsx'
import { size } from './dialog.css.ts'
import { Dialog, DialogActions } from './dialog.tsx'
import type { DialogProps } from './dialog.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { aStill, inAFrame, inThePage, useTranslate } from '../testing.ts'

export default {
  title: 'Overlays/Dialog',
  component: Dialog,
  subcomponents: { DialogActions },
  parameters: { layout: 'fullscreen', docs: inAFrame },
}

/** Opens by button. */
export const Playground = {
  args: { size: 'small', titleIs: 'shown', isComing: false },
  argTypes: { size: { options: Object.keys(size) }, description: { control: 'text' }, open: { control: false } },
  parameters: { docs: inThePage },
  render: function Chosen(choice: Partial<DialogProps>) {
    const t = useTranslate()
    return (
      <Opened title={t('Are you sure you want to logout?', 'আপনি কি লগআউট করতে চান?')} {...choice} start={false}>
        <DialogActions>
          <Button>{t('Cancel', 'বাতিল করুন')}</Button>
          <Button variant="primary">{t('Logout', 'লগআউট')}</Button>
        </DialogActions>
      </Opened>
    )
  },
}

function Opened({ children, start = true, ...props }: Partial<DialogProps> & { title: string; start?: boolean }) {
  const t = useTranslate()
  const [open, setOpen] = useState(start)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Open', 'খুলুন')}</Button>
      <Dialog closeLabel={t('Close', 'বন্ধ করুন')} {...props} open={open} onClose={() => setOpen(false)}>{children}</Dialog>
    </>
  )
}

export function Confirmation() {
  const t = useTranslate()
  return (
    <Opened
      size="medium"
      title={t('Are you sure you want to logout?', 'আপনি কি লগআউট করতে চান?')}
      description={t(
        'You will be asked to log in again to watch your favourite content.',
        'পছন্দের ছবি দেখতে হলে আবার লগইন করতে হবে।',
      )}
    >
      <DialogActions>
        <Button>{t('Cancel', 'বাতিল করুন')}</Button>
        <Button variant="primary">{t('Logout', 'লগআউট')}</Button>
      </DialogActions>
    </Opened>
  )
}

export function Form() {
  const t = useTranslate()
  return (
    <Opened title={t('Enter the 4-digit code', '৪ সংখ্যার কোড লিখুন')} description={t('We sent it to +91 98300 41207', 'আমরা পাঠিয়েছি +91 98300 41207 নম্বরে')}>
      <CodeInput length={4} label={t('Login code', 'লগইন কোড')} boxLabel={(box) => t(`Digit ${box} of 4`, `৪টির ${box} নম্বর সংখ্যা`)} onChange={() => {}} />
      <Button variant="primary" wide>{t('Submit', 'জমা দিন')}</Button>
    </Opened>
  )
}

/** While the content loads, the dialog itself has the focus. */
export const Loading = {
  render: function Coming() {
    const label = useTranslate()('Tram 24', 'ট্রাম ২৪')
    return <Opened size="details" title={label} titleIs="read" isComing><Spinner label={label} page /></Opened>
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  },
}

/** The dialog grows out of the clicked picture. */
export function OpensFromPicture() {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const picture = useRef<HTMLImageElement>(null)
  const title = t('Tram 24', 'ট্রাম ২৪')
  return (
    <>
      <button type="button" style={{ display: 'block', width: '240px', margin: '60px', padding: 0, border: 0 }} onClick={() => setOpen(true)}>
        <img ref={picture} src={aStill(28)} alt={title} style={{ display: 'block', width: '100%' }} />
      </button>
      <Dialog open={open} size="details" growsFrom={() => picture.current} title={title} titleIs="read" closeLabel={t('Close', 'বন্ধ করুন')} onClose={() => setOpen(false)}>
        <img src={aStill(28)} alt="" style={{ display: 'block', width: '100%' }} />
      </Dialog>
    </>
  )
}

/** The dialog scrolls as a whole, starting at the top. */
export const TallerThanTheWindow = {
  render: function Tall() {
    const title = useTranslate()('Tram 24', 'ট্রাম ২৪')
    return (
      <Opened size="details" title={title} titleIs="read">
        {[28, 200, 275, 330].map((hue) => <img key={hue} src={aStill(hue)} alt="" style={{ display: 'block', width: '100%' }} />)}
      </Opened>
    )
  },
  play: async () => {
    const dialog = screen.getByRole('dialog')
    // WebKit's minimum height for a grid item that clips.
    dialog.style.minHeight = '0'
    await waitFor(() => expect(dialog.offsetHeight).toBeGreaterThan(innerHeight))
    await expect(dialog.offsetTop).toBeGreaterThanOrEqual(0)
    dialog.style.minHeight = ''
  },
}

export const ClosedByEscape = {
  render: () => <Confirmation />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(within(canvasElement).getByRole('button')).toBeVisible()
  },
}

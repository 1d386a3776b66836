import { expect, fn, userEvent, within } from 'storybook/test'
import { HeartIcon } from '../icons/dialog-icons.tsx'
import { IconButton } from './icon-button.tsx'
import type { IconButtonProps } from './icon-button.tsx'
import { PlayIcon, PlusIcon, SearchIcon } from '../icons/icons.tsx'
import { Inline } from '../layout/layout.tsx'
import { MutedIcon } from '../icons/player-icons.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Actions/Icon button', component: IconButton }

export const Playground = {
  args: { variant: 'secondary', size: 'md', loading: false, disabled: false },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'tertiary'] },
    size: { control: 'inline-radio', options: ['lg', 'md', 'sm', 'xsm'] },
  },
  render: (choice: Choice) => <Chosen {...choice} />,
}

type Choice = Pick<IconButtonProps, 'variant' | 'size' | 'loading'> & { disabled: boolean }

function Chosen(choice: Choice) {
  return <IconButton {...choice} label={useTranslate()('Unmute', 'শব্দ চালু করুন')} icon={<MutedIcon />} />
}

export function AllSizes() {
  const t = useTranslate()
  return (
    <Inline>
      {(['lg', 'md', 'sm', 'xsm'] as const).map((size) => (
        <IconButton key={size} size={size} label={t('Unmute', 'শব্দ চালু করুন')} icon={<MutedIcon />} />
      ))}
      <IconButton variant="tertiary" label={t('Search', 'খুঁজুন')} icon={<SearchIcon />} />
      <IconButton variant="primary" label={t('Watch', 'দেখুন')} icon={<PlayIcon />} href="#watch" />
      <IconButton label={t('Watchlist', 'আমার তালিকা')} icon={<PlusIcon />} disabled />
    </Inline>
  )
}

export function Loading() {
  return <IconButton label={useTranslate()('Like', 'ভালো লেগেছে')} icon={<HeartIcon />} loading />
}

const onPress = fn()

/** Click and Enter do the same; a loading or disabled button does nothing. */
export const Pressed = {
  render: function Chosen() {
    const t = useTranslate()
    return (
      <Inline>
        <IconButton label={t('Like', 'ভালো লেগেছে')} icon={<HeartIcon />} onClick={onPress} />
        <IconButton label={t('Search', 'খুঁজুন')} icon={<SearchIcon />} loading />
        <IconButton label={t('Watchlist', 'আমার তালিকা')} icon={<PlusIcon />} onClick={onPress} disabled />
      </Inline>
    )
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [like, waiting, off] = within(canvasElement).getAllByRole('button')
    await userEvent.tab()
    await expect(like).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(like!)
    await userEvent.click(off!)
    await expect(onPress).toHaveBeenCalledTimes(2)
    await expect(waiting).toHaveAttribute('aria-busy', 'true')
  },
}

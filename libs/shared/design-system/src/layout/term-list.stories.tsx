import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { SearchIcon } from '../icons/icons.tsx'
import { TermList } from './term-list.tsx'
import type { TermListProps } from './term-list.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Page/Term list', component: TermList }

export const Playground = {
  args: { look: 'chips' },
  render: function Chosen(choice: Partial<TermListProps>) {
    return <TermList label={useTranslate()('Popular', 'জনপ্রিয়')} terms={useTerms()} {...choice} />
  },
}

function useTerms() {
  const t = useTranslate()
  return ['tram', 'ইলিশ', t('Detective Owl', 'গোয়েন্দা প্যাঁচা')].map((text) => ({
    text,
    href: `#${text}`,
    removeLabel: t(`Remove “${text}”`, `“${text}” সরান`),
  }))
}

export const AsChips = () => <TermList label={useTranslate()('Popular', 'জনপ্রিয়')} terms={useTerms()} />
export const AsLines = () => (
  <TermList label={useTranslate()('Recent searches', 'আগে যা খুঁজেছেন')} look="lines" icon={<SearchIcon />} terms={useTerms()} onRemove={() => undefined} />
)

/** After a removal the focus moves to the next item, else to the previous one. */
export const Removed = {
  render: function Searches() {
    const terms = useTerms()
    const [gone, setGone] = useState<string[]>([])
    return (
      <TermList
        label={useTranslate()('Recent searches', 'আগে যা খুঁজেছেন')}
        look="lines"
        terms={terms.filter(({ text }) => !gone.includes(text))}
        onRemove={(text) => setGone([...gone, text])}
      />
    )
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const list = within(canvasElement)
    list.getAllByRole('button')[1]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(list.getByRole('button', { name: /Owl|প্যাঁচা/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(list.getByRole('button')).toHaveFocus()
    await expect(list.getByRole('link')).toHaveTextContent('tram')
  },
}

export const ArrowKeys = {
  render: () => <AsChips />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const names = within(canvasElement).getAllByRole('link')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(names[1]).toHaveFocus()
  },
}

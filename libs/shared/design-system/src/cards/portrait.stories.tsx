import type { ComponentProps } from 'react'
import { Inline } from '../layout/layout.tsx'
import { size } from './portrait.css.ts'
import { Portrait } from './portrait.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Cards/Portrait', component: Portrait }

export const Playground = {
  args: { size: 'page', hasPicture: true },
  argTypes: { size: { options: Object.keys(size) }, hasPicture: { description: 'Whether there is a picture of them.' } },
  render: function Chosen({ hasPicture, ...choice }: Partial<ComponentProps<typeof Portrait>> & { hasPicture: boolean }) {
    const t = useTranslate()
    return <Portrait src={hasPicture ? face : undefined} name={t('Meghna Basu', 'মেঘনা বসু')} locale={t('en', 'bn')} size="page" {...choice} />
  },
}

/** A person with a picture and one without, in each size. */
export function WithAndWithoutPicture() {
  const t = useTranslate()
  const [locale, name] = [t('en', 'bn'), t('Meghna Basu', 'মেঘনা বসু')]
  return (
    <Inline>
      {(['name', 'row', 'page'] as const).flatMap((size) => [
        <Portrait key={`${size} face`} src={face} name={name} locale={locale} size={size} />,
        <Portrait key={`${size} letter`} name={name} locale={locale} size={size} />,
      ])}
    </Inline>
  )
}

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><path fill="#1c4650" d="M0 0h320v320H0z"/><circle cx="160" cy="140" r="120" fill="#f2b544" opacity=".6"/>' +
    '<path fill="#7c2f35" d="M20 330c0-70 60-90 140-90s140 20 140 90z"/><circle cx="160" cy="150" r="66" fill="#bb8255"/><path fill="#1c1110" d="M94 150a66 66 0 0 1 132 0c-30-40-100-40-132 0z"/></svg>',
)}`

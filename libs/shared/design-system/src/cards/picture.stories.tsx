import type { ComponentProps } from 'react'
import { Inline } from '../layout/layout.tsx'
import { focus } from './picture.css.ts'
import { Picture } from './picture.tsx'
import { aPoster, aStill, useTranslate } from '../testing.ts'

export default { title: 'Cards/Picture', component: Picture }

/** Which part of the picture the crop keeps. */
export const Playground = {
  args: { focus: 'centre' },
  argTypes: { focus: { options: Object.keys(focus) } },
  render: function Chosen(choice: Partial<ComponentProps<typeof Picture>>) {
    return (
      <div style={{ width: '320px', maxWidth: '100%', aspectRatio: '3 / 1' }}>
        <Picture src={aStill(200)} alt={useTranslate()('A hill at dusk', 'সন্ধ্যার পাহাড়')} width={1280} height={720} sizes="320px" widths={[640]} {...choice} />
      </div>
    )
  },
}

/** Two aspect ratios; the second picture never loads, so its background stays. */
export function AllShapes() {
  const t = useTranslate()
  return (
    <Inline gap={5}>
      <div style={{ width: '320px', aspectRatio: '16 / 9' }}>
        <Picture src={aStill(200)} alt={t('A hill at dusk', 'সন্ধ্যার পাহাড়')} width={1280} height={720} sizes="320px" widths={[640]} />
      </div>
      <div style={{ width: '160px', aspectRatio: '2 / 3' }}>
        <Picture src={aPoster(20)} alt={t('A hill at dawn', 'ভোরের পাহাড়')} width={600} height={900} sizes="160px" widths={[256]} />
      </div>
      <div style={{ width: '160px', aspectRatio: '2 / 3' }}>
        <Picture src="data:image/png;base64,none" alt="" width={600} height={900} sizes="160px" widths={[256]} />
      </div>
    </Inline>
  )
}

/** While the picture loads, a small one that is loaded already is shown. */
export function WithBlur() {
  return (
    <div style={{ position: 'relative', overflow: 'hidden', width: '320px', maxWidth: '100%', aspectRatio: '16 / 9' }}>
      <Picture blurSrc={aStill(200)} alt="" width={1280} height={720} sizes="320px" widths={[640]} />
    </div>
  )
}

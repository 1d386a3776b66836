import { brand } from '@ott/brand'
import type { ComponentProps } from 'react'
import { BrandMark } from './brand-mark.tsx'
import { Inline } from '../layout/layout.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Display/Brand mark', component: BrandMark }

export const Playground = {
  args: { href: '#home' },
  render: function Chosen(choice: Partial<ComponentProps<typeof BrandMark>>) {
    return <BrandMark name={useTranslate()(brand.name.en, brand.name.bn)} href="#home" {...choice} />
  },
}

export function BothLanguages() {
  return (
    <Inline gap={6}>
      <div lang="en"><BrandMark name={brand.name.en} href="#home" /></div>
      <div lang="bn"><BrandMark name={brand.name.bn} href="#home" /></div>
    </Inline>
  )
}

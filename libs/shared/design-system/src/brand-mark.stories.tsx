import type { ComponentProps } from 'react'
import { BrandMark } from './brand-mark.tsx'
import { Inline } from './layout.tsx'
import { useBrand, useWords } from './testing.ts'

export default { title: 'Signs/Brand mark', component: BrandMark }

export const Playground = {
  args: { href: '#home' },
  render: function Chosen(choice: Partial<ComponentProps<typeof BrandMark>>) {
    const { name, mark } = useBrand()
    return <BrandMark name={useWords()(name.en, name.bn)} href="#home" mark={mark} {...choice} />
  },
}

export function InBothLanguages() {
  const brand = useBrand()
  return (
    <Inline gap={6}>
      <div lang="en"><BrandMark name={brand.name.en} href="#home" mark={brand.mark} /></div>
      <div lang="bn"><BrandMark name={brand.name.bn} href="#home" mark={brand.mark} /></div>
    </Inline>
  )
}

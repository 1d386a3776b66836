import { BrandMark } from './brand-mark.tsx'
import { Inline } from './layout.tsx'
import { useBrand } from './testing.ts'

export default { title: 'Signs/Brand mark', component: BrandMark }

export function InBothLanguages() {
  const brand = useBrand()
  return (
    <Inline gap={6}>
      <div lang="en"><BrandMark name={brand.name.en} href="#home" mark={brand.mark} /></div>
      <div lang="bn"><BrandMark name={brand.name.bn} href="#home" mark={brand.mark} /></div>
    </Inline>
  )
}

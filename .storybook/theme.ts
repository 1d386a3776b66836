import { create } from 'storybook/theming'
import { brand } from '../libs/shared/brand/src/index.ts'

/** Storybook's own pages have the fonts and the background of the product. */
export const theme = create({
  base: 'dark',
  brandTitle: brand.name.en,
  appBg: brand.colors.page,
  appContentBg: brand.colors.page,
  appPreviewBg: brand.colors.page,
  barBg: brand.colors.page,
  fontBase: "'Anek Latin', 'Anek Bangla', system-ui, sans-serif",
})

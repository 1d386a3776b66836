import { brand } from '@ott/brand'
import { isReservedPermalink } from '@ott/catalogue'
import { matchPage } from '../routing/pages.ts'

/** Whether search engines may index a page (SEO-1). A path that no title may have is no page yet. */
export function isIndexable(pathname: string): boolean {
  const { params, handle } = matchPage(pathname)
  const isOfTitle = params['*'] !== undefined
  return handle.isIndexed === true && !(isOfTitle && isReservedPermalink(`/${params['*']}`, [brand.slug]))
}

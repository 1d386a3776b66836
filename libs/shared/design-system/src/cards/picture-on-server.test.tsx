/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { Picture } from './picture.tsx'

describe('the HTML of a picture', () => {
  it('chooses its file before any script runs', () => {
    const html = renderToStaticMarkup(<Picture src="/a.webp" tallSrc="/tall.webp" alt="" width={600} height={900} sizes="50vw" widths={[128, 256]} />)
    expect(html).toMatch(/<source media="\(max-width: 599\.98px\)" sizes="100vw" srcSet="[^"]+tall\.webp&amp;w=640/)
    expect(html).toMatch(/<img [^>]*sizes="50vw" srcSet="[^"]+a\.webp&amp;w=128[^"]+" src="[^"]+w=256/)
  })
})

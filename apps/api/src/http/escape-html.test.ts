import { escapeHtml } from './escape-html.ts'

it('text cannot end an attribute or begin an element', () => {
  expect(escapeHtml(`<b title="it's"> & ভাড়া`)).toBe('&#60;b title=&#34;it&#39;s&#34;&#62; &#38; ভাড়া')
})

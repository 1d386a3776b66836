import { Controls, Description, DocsContext, Primary, Stories, Subheading, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/** The page of a component as Storybook draws it, and what is said of those that only stand with it. */
export default function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const shown = useFramesAsShown()
  return (
    <div key={shown}>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {Object.entries(preparedMeta.subcomponents ?? {}).map(([name, component]) => (
        <div key={name}>
          <Subheading>{name}</Subheading>
          <Description of={component} />
        </div>
      ))}
      <Primary />
      <Controls />
      {Object.keys(csfFile.stories).length > 1 ? <Stories /> : null}
    </div>
  )
}

/** Stories that have a window of their own know nothing of the toolbar but from their address. */
function useFramesAsShown(): string {
  const context = useContext(DocsContext)
  const { locale, brand } = context.getStoryContext(context.storyById()).globals
  const shown = `globals=locale:${locale};brand:${brand}`
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?${shown}` })
  return shown
}

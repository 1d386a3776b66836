import { Controls, Description, DocsContext, Primary, Stories, Subheading, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/** The docs page of a component, with the descriptions of its subcomponents. */
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

/** Stories in an iframe read the toolbar's globals from their URL only. */
function useFramesAsShown(): string {
  const context = useContext(DocsContext)
  const { locale, brand } = context.getStoryContext(context.storyById()).globals
  const shown = `globals=locale:${locale};brand:${brand}`
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?${shown}` })
  return shown
}

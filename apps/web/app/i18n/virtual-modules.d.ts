declare module 'virtual:messages/*' {
  import type { MessageFormatElement } from 'react-intl'

  const messages: Record<FormatjsIntl.Message['ids'], MessageFormatElement[]>
  export default messages
}

declare module 'virtual:script/*' {
  const text: string
  export default text
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'

  const build: ServerBuild
  export = build
}

declare module 'virtual:pages' {
  import type { PageHandle } from '../routing/pages.ts'

  const pages: { id: string; path: string; handle: PageHandle }[]
  export default pages
}

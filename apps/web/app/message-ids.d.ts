import type billing from '@ott/billing-feature/messages.en.json'
import type catalogue from '@ott/catalogue-feature/messages.en.json'
import type identity from '@ott/identity-feature/messages.en.json'
import type playback from '@ott/playback-feature/messages.en.json'
import type report from './error-report/messages.en.json'
import type web from './messages.en.json'

/** Every message id is known to the compiler. */
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof billing | keyof typeof catalogue | keyof typeof identity | keyof typeof playback | keyof typeof report | keyof typeof web
    }
  }
}

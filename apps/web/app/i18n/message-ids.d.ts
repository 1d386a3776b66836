import type activityDeferred from '@ott/activity-feature/deferred-messages.en.json'
import type activity from '@ott/activity-feature/messages.en.json'
import type billing from '@ott/billing-feature/deferred-messages.en.json'
import type cataloguePages from '@ott/catalogue-feature/deferred-messages.en.json'
import type catalogue from '@ott/catalogue-feature/messages.en.json'
import type sharedDeferred from '@ott/i18n/deferred-messages.en.json'
import type shared from '@ott/i18n/messages.en.json'
import type identity from '@ott/identity-feature/deferred-messages.en.json'
import type player from '@ott/playback-feature/deferred-messages.en.json'
import type watchButton from '@ott/playback-feature/messages.en.json'
import type account from '../account/deferred-messages.en.json'
import type browse from '../browse/deferred-messages.en.json'
import type report from '../errors/deferred-messages.en.json'
import type install from '../pwa/deferred-messages.en.json'
import type toasts from './deferred-messages.en.json'
import type web from './messages.en.json'
import type offer from './language-prompt-messages.en.json'

type All = typeof activity & typeof activityDeferred & typeof shared & typeof sharedDeferred & typeof billing & typeof catalogue & typeof cataloguePages & typeof identity & typeof player & typeof watchButton & typeof account & typeof browse & typeof report & typeof install & typeof offer & typeof toasts & typeof web

/** Every message id is known to the compiler. */
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof All
    }
  }
}

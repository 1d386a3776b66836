import { formatMoney } from '@ott/i18n'
import type { IntlShape } from 'react-intl'
import type { Notice } from './checkout-state.ts'

/** What happened and what to do next (BIL-46). */
export function noticeText(intl: IntlShape, notice: Notice): string {
  switch (notice.type) {
    case 'declined':
      return intl.formatMessage({ id: `checkout.declined.${notice.reason}` })
    case 'priceChanged': {
      const { currency, dueNow } = notice.quote
      const money = (amount: number) => formatMoney({ currency, amount }, intl.locale)
      return notice.before === dueNow
        ? intl.formatMessage({ id: 'checkout.termsChanged' })
        : intl.formatMessage({ id: 'checkout.priceChanged' }, { before: money(notice.before), now: money(dueNow) })
    }
    case 'unreachable':
      return intl.formatMessage({ id: notice.mayBeCharged ? 'checkout.unknownOutcome' : 'checkout.notSent' })
    case 'otherPayment':
      return intl.formatMessage({ id: 'checkout.otherPayment' })
    case 'refused':
      return intl.formatMessage({ id: 'checkout.refused' })
  }
}

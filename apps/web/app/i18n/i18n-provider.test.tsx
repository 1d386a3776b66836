import { act, render } from '@testing-library/react'
import { Provider } from 'jotai'
import { FormattedMessage } from 'react-intl'
import type { Messages } from './load-messages.ts'
import { store } from '../store.ts'
import { setDigits } from '../account/set-digits.ts'
import { I18nProvider } from './i18n-provider.tsx'

const messages = { 'details.seasonOf': '{count, plural, one {# season} other {# seasons}} of {all, number}' } as unknown as Messages

function said(locale: 'en' | 'bn', count: number): string | null {
  const { container, unmount } = render(
    <I18nProvider locale={locale} messages={messages}>
      <FormattedMessage id="details.seasonOf" values={{ count, all: count }} />
    </I18nProvider>,
  )
  const text = container.textContent
  unmount()
  return text
}

describe('numbers in messages', () => {
  it('have the digits and groups of their language', () => {
    expect([1, 12, 1200].map((count) => said('en', count))).toEqual(['1 season of 1', '12 seasons of 12', '1,200 seasons of 1,200'])
    expect([12, 1_200_000].map((count) => said('bn', count))).toEqual(['১২ seasons of ১২', '১২,০০,০০০ seasons of ১২,০০,০০০'])
  })

  it('have Latin digits in Bengali as soon as the user chooses them', () => {
    const page = <I18nProvider locale="bn" messages={messages}><FormattedMessage id="details.seasonOf" values={{ count: 12, all: 1_200_000 }} /></I18nProvider>
    const { container } = render(<Provider store={store}>{page}</Provider>)
    const before = container.textContent
    act(() => setDigits('latn'))
    expect([before, container.textContent, document.cookie]).toEqual(['১২ seasons of ১২,০০,০০০', '12 seasons of 12,00,000', 'digits=latn'])
    act(() => setDigits('beng'))
  })

  it('are formatted without Intl.NumberFormat while they are small', () => {
    const plain = Intl.NumberFormat
    const made = jest.spyOn(Intl, 'NumberFormat')
    Object.assign(Intl.NumberFormat, { supportedLocalesOf: plain.supportedLocalesOf.bind(plain) })
    expect([said('en', 999), said('bn', 999)]).toEqual(['999 seasons of 999', '৯৯৯ seasons of ৯৯৯'])
    expect(made).not.toHaveBeenCalled()
    made.mockRestore()
  })
})

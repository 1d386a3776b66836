/** The outcome of the vendor's calls, by name; they succeed by default. */
type FakeOutcomes = Partial<Record<'submit' | 'confirmSetup' | 'handleNextAction', () => Promise<object>>>

/** Stands in for the vendor's script in tests and stories: it draws one field and confirms every card. */
export function installFakeStripe(outcomes: FakeOutcomes = {}): void {
  const stripe = {
    ...inert('createToken', 'createPaymentMethod', 'confirmCardPayment', 'registerAppInfo', '_registerWrapper'),
    elements: () => createElements(outcomes),
    confirmSetup: outcomes.confirmSetup ?? (async () => ({ setupIntent: { id: 'seti_1', payment_method: 'pm_1' } })),
    handleNextAction: outcomes.handleNextAction ?? (async () => ({})),
  }
  // The vendor's loader reads the script's global once, so it must stay the same function.
  const { current } = (installed ??= { current: stripe })
  Object.assign(current, stripe)
  Object.assign(globalThis, { Stripe: Object.assign(factory, { version: 'endive' }) })
}

let installed: { current: object } | undefined

const factory = () => installed?.current

const inert = (...names: string[]) => Object.fromEntries(names.map((name) => [name, () => {}]))

function createElements(outcomes: FakeOutcomes) {
  const listeners = new Map<string, () => void>()
  const element = {
    ...inert('unmount', 'destroy', 'update', 'focus', 'blur', 'clear', 'collapse', 'off'),
    on: (name: string, listener: () => void) => void listeners.set(name, listener),
    once: (name: string, listener: () => void) => void listeners.set(name, listener),
    mount(container: HTMLElement) {
      const field = document.createElement('input')
      field.setAttribute('aria-label', 'Card number')
      field.placeholder = '1234 1234 1234 1234'
      field.style.cssText = 'width: 100%; min-height: 52px; padding: 0 16px; border: 1px solid #6f7e93; border-radius: 8px; background: #151b25; color: #f4f6f2'
      container.replaceChildren(field)
      setTimeout(() => listeners.get('ready')?.())
    },
  }
  return {
    ...inert('update'),
    create: () => element,
    getElement: () => element,
    submit: outcomes.submit ?? (async () => ({})),
    fetchUpdates: async () => ({}),
  }
}

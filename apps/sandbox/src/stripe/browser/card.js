/* global document, window, ResizeObserver */
/** The card form in its frame. The number leaves it only for the API. */
{
  const { channel, request } = window
  const form = document.querySelector('form')
  const fields = { number: form.elements.number, expiry: form.elements.expiry, cvc: form.elements.cvc }
  const styled = ['colorPrimary', 'colorBackground', 'colorText', 'colorTextSecondary', 'colorTextPlaceholder', 'colorDanger', 'borderRadius', 'fontFamily', 'fontSizeBase', 'spacingUnit']
  /** The vendor's codes by the field that shows them. */
  const fieldOfCode = { incorrect_number: 'number', invalid_expiry_month: 'expiry', invalid_expiry_year: 'expiry', invalid_cvc: 'cvc' }

  const digitsOf = (text) => text.replace(/[০-৯]/g, (digit) => digit.codePointAt(0) - 0x09e6).replace(/\D/g, '')
  const isAmex = () => /^3[47]/.test(digitsOf(fields.number.value))
  const format = {
    number(text) {
      const digits = digitsOf(text).slice(0, 19)
      const groups = /^3[47]/.test(digits) ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)] : (digits.match(/.{1,4}/g) ?? [])
      return groups.filter(Boolean).join(' ')
    },
    expiry(text) {
      const digits = digitsOf(text)
      const month = /^[2-9]/.test(digits) ? `0${digits}` : digits
      return month.length > 2 ? `${month.slice(0, 2)} / ${month.slice(2, 4)}` : month
    },
    cvc: (text) => digitsOf(text).slice(0, isAmex() ? 4 : 3),
  }
  const isComplete = {
    number: () => digitsOf(fields.number.value).length >= (isAmex() ? 15 : 16),
    expiry: () => digitsOf(fields.expiry.value).length === 4,
    cvc: () => digitsOf(fields.cvc.value).length === (isAmex() ? 4 : 3),
  }

  const showError = (name, message) => {
    fields[name].setAttribute('aria-invalid', String(Boolean(message)))
    document.getElementById(`${name}-error`).textContent = message ?? ''
  }

  const tellChange = () => {
    channel.emit('change', {
      complete: Object.values(isComplete).every((check) => check()),
      empty: Object.values(fields).every(({ value }) => value === ''),
      collapsed: false,
      value: { type: 'card' },
    })
  }

  for (const [name, field] of Object.entries(fields)) {
    field.addEventListener('input', () => {
      const isAtEnd = field.selectionStart === field.value.length
      const next = format[name](field.value)
      // Typing in the middle must not move the caret.
      if (isAtEnd || /[^\d /]/.test(field.value)) field.value = next
      showError(name, null)
      tellChange()
    })
    field.addEventListener('focus', () => channel.emit('focus'))
    field.addEventListener('blur', () => {
      field.value = format[name](field.value)
      if (field.value !== '' && !isComplete[name]()) showError(name, field.dataset.incomplete)
      channel.emit('blur')
    })
    field.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') channel.emit('escape')
    })
  }
  form.addEventListener('submit', (event) => event.preventDefault())

  const submit = () => {
    const missing = Object.keys(fields).filter((name) => !isComplete[name]())
    for (const name of missing) showError(name, fields[name].dataset.incomplete)
    const [first] = missing
    if (!first) return { selectedPaymentMethod: 'card' }
    fields[first].focus()
    return { error: { type: 'validation_error', code: `incomplete_${first}`, message: fields[first].dataset.incomplete } }
  }

  const createPaymentMethod = async ({ billingDetails } = {}) => {
    const expiry = digitsOf(fields.expiry.value)
    const card = { number: digitsOf(fields.number.value), exp_month: Number(expiry.slice(0, 2)), exp_year: Number(expiry.slice(2)), cvc: digitsOf(fields.cvc.value) }
    const { body } = await request({ method: 'POST', path: '/payment_methods', parameters: { type: 'card', card, billing_details: billingDetails } })
    if (!body.error) return { paymentMethod: body }
    const name = fieldOfCode[body.error.code]
    if (name) {
      showError(name, fields[name].dataset.incorrect)
      fields[name].focus()
    }
    return { error: body.error }
  }

  channel.listen({
    submit,
    createPaymentMethod,
    focus: () => fields.number.focus(),
    blur: () => document.activeElement?.blur(),
    clear() {
      form.reset()
      for (const name of Object.keys(fields)) showError(name, null)
      tellChange()
    },
    options({ readOnly }) {
      for (const field of Object.values(fields)) field.readOnly = readOnly
    },
    style({ variables = {} }) {
      for (const name of styled) if (typeof variables[name] === 'string') document.documentElement.style.setProperty(`--${name}`, variables[name])
    },
  })

  const tellHeight = () => channel.emit('height', { height: Math.ceil(document.body.getBoundingClientRect().height) })
  new ResizeObserver(tellHeight).observe(document.body)
}

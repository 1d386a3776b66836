/* global document, window, URL, HTMLElement, crypto, setTimeout, clearTimeout */
/** Stripe.js in the site's page. Card numbers stay in the sandbox's frames; the page only gets ids and outcomes. */
{
  const script = new URL(document.currentScript.src)
  const version = 'endive'
  const loadLimitMs = 10_000
  const eventNames = ['ready', 'change', 'focus', 'blur', 'escape', 'loaderstart', 'loaderror']

  class IntegrationError extends Error {
    name = 'IntegrationError'
  }

  /** A frame of the sandbox. Messages count only from its window, its origin and with its random channel. */
  function openFrame(page, { title, parameters, onEvent }) {
    const channel = crypto.randomUUID()
    const url = new URL(page, script)
    url.search = new URLSearchParams({ ...parameters, channel, origin: window.location.origin })
    const frame = document.createElement('iframe')
    frame.title = title
    frame.src = url
    // An inline frame would stand on a text line, with space below it.
    frame.style.display = 'block'
    frame.style.border = '0'
    frame.style.width = '100%'
    // As the frame's own, so that its background stays transparent.
    frame.style.colorScheme = 'dark'
    const answers = new Map()
    let isReady = false
    let made = 0
    const queue = []

    const send = (message) => {
      if (isReady) frame.contentWindow.postMessage({ ...message, channel }, script.origin)
      else queue.push(message)
    }
    const receive = ({ origin, source, data }) => {
      if (origin !== script.origin || source !== frame.contentWindow || data?.channel !== channel) return
      if (data.answerTo !== undefined) {
        answers.get(data.answerTo)?.(data.result)
        answers.delete(data.answerTo)
        return
      }
      if (data.event === 'ready') {
        isReady = true
        for (const message of queue.splice(0)) send(message)
      }
      onEvent?.(data.event, data.detail)
    }
    window.addEventListener('message', receive)
    return {
      frame,
      send,
      call: (name, detail) =>
        new Promise((resolve) => {
          made += 1
          answers.set(made, resolve)
          send({ call: name, id: made, detail })
        }),
      close() {
        window.removeEventListener('message', receive)
        frame.remove()
      },
    }
  }

  function emitter() {
    const listeners = new Map()
    const add = (name, callback, isOnce) => {
      if (!eventNames.includes(name)) throw new IntegrationError(`The sandbox has no event ${name}`)
      listeners.set(name, [...(listeners.get(name) ?? []), { callback, isOnce }])
    }
    const remove = (name, callback) => {
      listeners.set(name, callback ? (listeners.get(name) ?? []).filter((listener) => listener.callback !== callback) : [])
    }
    return {
      add,
      remove,
      emit(name, detail = {}) {
        for (const { callback, isOnce } of listeners.get(name) ?? []) {
          if (isOnce) remove(name, callback)
          callback({ elementType: 'payment', ...detail })
        }
      },
    }
  }

  function createPaymentElement(context, onDestroy) {
    const events = emitter()
    let card
    let loadTimer
    const element = {
      mount(target) {
        const container = target instanceof HTMLElement ? target : document.querySelector(target)
        if (!container) throw new IntegrationError(`There is no ${target} to mount into`)
        if (card) throw new IntegrationError('This element is already mounted')
        card = openFrame('card', { title: context.locale === 'bn' ? 'কার্ডের তথ্য' : 'Card details', parameters: { locale: context.locale, key: context.key }, onEvent })
        // The frame tells its height; until then nothing below it moves.
        card.frame.height = 268
        card.send({ call: 'style', detail: context.options.appearance ?? {} })
        container.replaceChildren(card.frame)
        setTimeout(() => events.emit('loaderstart'))
        loadTimer = setTimeout(() => events.emit('loaderror', { error: { type: 'api_connection_error', message: 'The card form could not be loaded.' } }), loadLimitMs)
      },
      unmount() {
        clearTimeout(loadTimer)
        card?.close()
        card = undefined
      },
      destroy() {
        element.unmount()
        onDestroy()
      },
      update: (options = {}) => {
        card?.send({ call: 'options', detail: { readOnly: options.readOnly === true } })
        return element
      },
      // There is one method of payment, so nothing to collapse.
      collapse: () => element,
      focus: () => {
        card?.frame.focus()
        card?.send({ call: 'focus' })
      },
      blur: () => card?.send({ call: 'blur' }),
      clear: () => card?.send({ call: 'clear' }),
      on: (name, callback) => (events.add(name, callback, false), element),
      once: (name, callback) => (events.add(name, callback, true), element),
      off: (name, callback) => (events.remove(name, callback), element),
    }

    function onEvent(name, detail) {
      if (name === 'height') card.frame.height = detail.height
      else {
        if (name === 'ready') clearTimeout(loadTimer)
        events.emit(name, detail)
      }
    }

    const call = (name, detail) => {
      if (!card) throw new IntegrationError('The payment element is not mounted')
      return card.call(name, detail)
    }
    return { element, call, restyle: () => card?.send({ call: 'style', detail: context.options.appearance ?? {} }) }
  }

  function checkElementsOptions(options) {
    const { mode, clientSecret, amount, currency } = options
    if ('paymentMethodTypes' in options) throw new IntegrationError('paymentMethodTypes was renamed to allowedPaymentMethodTypes')
    if ((mode === undefined) === (clientSecret === undefined)) throw new IntegrationError('Pass either mode or clientSecret')
    if (mode !== undefined && mode !== 'setup' && mode !== 'payment') throw new IntegrationError(`The sandbox does not simulate the mode ${mode}`)
    if (mode === 'payment' && (typeof amount !== 'number' || typeof currency !== 'string')) throw new IntegrationError('The mode payment needs amount and currency')
  }

  function createElements(key, locale, options) {
    checkElementsOptions(options)
    const context = { key, locale, options: { ...options } }
    let payment = null
    return {
      create(type) {
        if (type !== 'payment') throw new IntegrationError(`The sandbox does not simulate the element ${type}`)
        if (payment) throw new IntegrationError('Can only create one Element of type payment')
        payment = createPaymentElement(context, () => {
          payment = null
        })
        return payment.element
      },
      getElement: (type) => (payment && (type === 'payment' || type?.__elementType === 'payment') ? payment.element : null),
      update(changes = {}) {
        checkElementsOptions({ ...context.options, ...changes })
        Object.assign(context.options, changes)
        if ('appearance' in changes) payment?.restyle()
      },
      fetchUpdates: async () => ({}),
      async submit() {
        if (!payment) throw new IntegrationError('There is no payment element')
        const outcome = await payment.call('submit')
        context.isSubmitted = !outcome.error
        return outcome
      },
      /** For this script only. */
      async createPaymentMethod(billingDetails) {
        if (!payment) throw new IntegrationError('There is no payment element')
        if (!context.isSubmitted && context.options.mode !== undefined) throw new IntegrationError('Call elements.submit() before')
        return payment.call('createPaymentMethod', { billingDetails })
      },
      clientSecret: context.options.clientSecret,
    }
  }

  /** `pi_1_secret_2` belongs to `pi_1`. */
  function intentOf(clientSecret) {
    const [, id, prefix] = /^((pi|seti)_\w+)_secret_\w+$/.exec(clientSecret ?? '') ?? []
    if (!id) throw new IntegrationError('The client secret is not valid')
    return prefix === 'pi'
      ? { path: `/payment_intents/${id}`, field: 'paymentIntent', lastError: 'last_payment_error' }
      : { path: `/setup_intents/${id}`, field: 'setupIntent', lastError: 'last_setup_error' }
  }

  function Stripe(key, { locale: requestedLocale = 'auto' } = {}) {
    if (typeof key !== 'string' || !key.startsWith('pk_test_')) throw new IntegrationError('The sandbox needs its test key (pk_test_…)')
    const requested = requestedLocale === 'auto' ? window.navigator.language : requestedLocale
    const locale = /^bn\b/.test(requested) ? 'bn' : 'en'
    let controller

    /** Calls of the API go through a hidden frame, so the site's policy needs no connection to the vendor. */
    const request = (method, path, parameters) => {
      if (!controller) {
        controller = openFrame('controller', { title: '', parameters: { locale, key } })
        controller.frame.hidden = true
        controller.frame.tabIndex = -1
        controller.frame.setAttribute('aria-hidden', 'true')
        document.body.append(controller.frame)
      }
      return controller.call('request', { method, path, parameters })
    }

    const retrieve = async (clientSecret) => {
      const { path, field } = intentOf(clientSecret)
      const { body } = await request('GET', path, { client_secret: clientSecret })
      return body.error ? { error: body.error } : { [field]: body }
    }

    /** Shows the 3D Secure page of the bank above the site until the cardholder answers. */
    const challenge = (url) =>
      new Promise((resolve) => {
        const focused = document.activeElement
        const dialog = document.createElement('dialog')
        const parameters = { attempt: new URL(url).searchParams.get('attempt'), locale }
        const frame = openFrame('challenge', {
          title: locale === 'bn' ? 'থ্রিডি সিকিওর যাচাই' : '3D Secure',
          parameters,
          onEvent(name) {
            if (name === 'ready') frame.send({ call: 'focus' })
            if (name !== 'ended') return
            frame.close()
            dialog.remove()
            focused?.focus?.()
            resolve()
          },
        })
        dialog.setAttribute('aria-label', frame.frame.title)
        Object.assign(dialog.style, { padding: '0', border: '0', width: '100%', height: '100%', maxWidth: '100%', maxHeight: '100%', background: 'transparent' })
        frame.frame.style.height = '100%'
        dialog.addEventListener('cancel', (event) => {
          event.preventDefault()
          frame.send({ call: 'close' })
        })
        dialog.append(frame.frame)
        document.body.append(dialog)
        dialog.showModal()
        frame.frame.focus()
      })

    /** Handles the action that an intent asks for. An intent without one resolves as it is. */
    const finish = async (clientSecret, outcome) => {
      const { field, lastError } = intentOf(clientSecret)
      const intent = outcome[field]
      if (outcome.error || intent.status !== 'requires_action') return outcome
      if (intent.next_action.type === 'redirect_to_url') {
        window.location.assign(intent.next_action.redirect_to_url.url)
        return new Promise(() => {})
      }
      await challenge(intent.next_action.use_stripe_sdk.stripe_js)
      const after = await retrieve(clientSecret)
      const error = after[field]?.status === 'requires_payment_method' ? after[field][lastError] : null
      return error ? { error: { ...error, [lastError === 'last_payment_error' ? 'payment_intent' : 'setup_intent']: after[field] } } : after
    }

    const confirm = async (clientSecret, paymentMethod, returnUrl) => {
      const { path, field } = intentOf(clientSecret)
      const { body } = await request('POST', `${path}/confirm`, { client_secret: clientSecret, payment_method: paymentMethod, return_url: returnUrl, use_stripe_sdk: true })
      return finish(clientSecret, body.error ? { error: body.error } : { [field]: body })
    }

    const confirmWithElements = async ({ elements, clientSecret: given, confirmParams = {}, redirect = 'always' }) => {
      const clientSecret = given ?? elements?.clientSecret
      const { field } = intentOf(clientSecret)
      if (redirect === 'always' && !confirmParams.return_url) throw new IntegrationError('confirmParams.return_url is missing')
      let method = confirmParams.payment_method
      if (elements) {
        const { paymentMethod, error } = await elements.createPaymentMethod(confirmParams.payment_method_data?.billing_details)
        if (error) return { error }
        method = paymentMethod.id
      }
      const outcome = await confirm(clientSecret, method, confirmParams.return_url)
      if (outcome.error || redirect !== 'always') return outcome
      const url = new URL(confirmParams.return_url)
      const name = outcome[field].object
      for (const [parameter, value] of [[name, outcome[field].id], [`${name}_client_secret`, clientSecret], ['redirect_status', outcome[field].status]]) url.searchParams.set(parameter, value)
      window.location.assign(url)
      return new Promise(() => {})
    }

    return {
      _registerWrapper: () => {},
      registerAppInfo: () => {},
      elements: (options = {}) => createElements(key, locale === 'en' && /^bn\b/.test(options.locale ?? '') ? 'bn' : locale, options),
      confirmSetup: confirmWithElements,
      confirmPayment: confirmWithElements,
      confirmCardPayment: (clientSecret, { payment_method: method, return_url: returnUrl } = {}) => {
        if (typeof method !== 'string') throw new IntegrationError('The sandbox confirms a card payment only by the id of a payment method')
        return confirm(clientSecret, method, returnUrl)
      },
      handleNextAction: async ({ clientSecret }) => finish(clientSecret, await retrieve(clientSecret)),
      retrieveSetupIntent: retrieve,
      retrievePaymentIntent: retrieve,
      createPaymentMethod: ({ elements, params = {} } = {}) => {
        if (!elements) throw new IntegrationError('The sandbox makes payment methods only from elements')
        return elements.createPaymentMethod(params.billing_details)
      },
      createToken: async () => {
        throw new IntegrationError('The sandbox does not simulate tokens')
      },
    }
  }

  Stripe.version = version
  window.Stripe = Stripe
}

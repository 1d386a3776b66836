/* global document, window, URL, HTMLElement */
/** The Turnstile script in the site's page: it embeds the widget's frame and relays its messages. */
{
  const script = new URL(document.currentScript.src)
  const widgets = new Map()
  let made = 0

  window.addEventListener('message', ({ origin, source, data }) => {
    const widget = [...widgets.values()].find(({ frame }) => frame.contentWindow === source)
    if (origin === script.origin && widget && data) widget.heard(data)
  })

  window.turnstile = {
    ready: (callback) => callback(),
    render(container, parameters = {}) {
      const element = container instanceof HTMLElement ? container : document.querySelector(container)
      if (!element) throw new Error(`There is no ${container} to render into`)
      made += 1
      const id = `sandbox-${made}`
      widgets.set(id, widgetIn(element, parameters))
      return id
    },
    execute: () => {},
    reset: (id) => found(id)?.start(),
    remove(id) {
      const key = keyOf(id)
      widgets.get(key)?.frame.remove()
      widgets.delete(key)
    },
    getResponse: (id) => found(id)?.token,
    isExpired: () => false,
  }

  const whenLoaded = script.searchParams.get('onload')
  if (whenLoaded) window[whenLoaded]?.()

  function keyOf(id) {
    return id ?? [...widgets.keys()].at(-1)
  }

  function found(id) {
    return widgets.get(keyOf(id))
  }

  function widgetIn(element, parameters) {
    const isSeen = parameters.appearance !== 'interaction-only' && parameters.appearance !== 'execute'
    const url = new URL('frame', script)
    url.search = new URLSearchParams({ sitekey: parameters.sitekey ?? '', language: parameters.language ?? 'auto' })
    const widget = {
      frame: undefined,
      token: undefined,
      start() {
        widget.token = undefined
        // Navigating a frame adds a history entry; a new frame does not.
        const next = document.createElement('iframe')
        next.title = 'Bot check'
        next.style.border = '0'
        next.style.maxWidth = '100%'
        next.src = url
        widget.frame?.remove()
        element.append(next)
        widget.frame = next
        show(isSeen)
      },
      heard({ event, token, code }) {
        if (event === 'interactive') {
          show(true)
          parameters['before-interactive-callback']?.()
        } else if (event === 'answered') {
          parameters['after-interactive-callback']?.()
        } else if (event === 'token') {
          show(isSeen)
          widget.token = token
          parameters.callback?.(token)
        } else if (event === 'error') parameters['error-callback']?.(code)
      },
    }
    function show(visible) {
      widget.frame.width = visible ? '300' : '0'
      widget.frame.height = visible ? '65' : '0'
    }
    widget.start()
    return widget
  }
}

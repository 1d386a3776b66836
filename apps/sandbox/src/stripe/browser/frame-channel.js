/* global document, window */
/** The side of a frame in its conversation with the page that embeds it. */
window.channel = (() => {
  const { channel, origin } = document.body.dataset
  const post = (message) => window.parent.postMessage({ ...message, channel }, origin)
  return {
    emit: (event, detail) => post({ event, detail }),
    /** Answers the calls of the page. */
    listen(calls) {
      window.addEventListener('message', async ({ origin: from, source, data }) => {
        if (from !== origin || source !== window.parent || data?.channel !== channel) return
        const result = await calls[data.call]?.(data.detail)
        if (data.id !== undefined) post({ answerTo: data.id, result })
      })
      post({ event: 'ready' })
    },
  }
})()

/** Calls the API as the vendor's script does: with the publishable key. */
window.request = async ({ method, path, parameters = {} }) => {
  const { api, key } = document.body.dataset
  const fields = new URLSearchParams()
  const add = (name, value) => {
    if (value === undefined || value === null) return
    if (typeof value === 'object') for (const [child, inner] of Object.entries(value)) add(name === '' ? child : `${name}[${child}]`, inner)
    else fields.append(name, String(value))
  }
  add('', parameters)
  const headers = { authorization: `Bearer ${key}` }
  try {
    const answer = await (method === 'GET' ? window.fetch(`${api}${path}?${fields}`, { headers }) : window.fetch(`${api}${path}`, { method, headers, body: fields }))
    return { status: answer.status, body: await answer.json() }
  } catch {
    return { status: 0, body: { error: { type: 'api_connection_error', message: 'The network connection failed.' } } }
  }
}

/* global document, window, FormData, URLSearchParams, setTimeout */
/** The 3D Secure page: a frame above the site, or a page of its own that returns to the site. */
{
  const waitMs = 60_000
  const form = document.querySelector('form')
  const [complete, close, wait] = ['complete', 'close', 'wait'].map((name) => document.getElementById(name))
  const { channel } = document.body.dataset

  wait.hidden = false
  wait.addEventListener('click', () => {
    form.dataset.state = 'waiting'
    wait.disabled = true
    setTimeout(() => form.requestSubmit(complete), waitMs)
  })

  if (channel) {
    let isAnswered = false
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      if (isAnswered) return
      isAnswered = true
      const body = new URLSearchParams(new FormData(form, event.submitter))
      // An intent that went on without the challenge answers 410; the page then reads it again.
      await window.fetch(form.action, { method: 'POST', body }).catch(() => null)
      window.channel.emit('ended')
    })
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') form.requestSubmit(close)
    })
    window.channel.listen({ focus: () => complete.focus(), close: () => form.requestSubmit(close) })
  }
}

/* global document, window, fetch, setTimeout */
/** The Turnstile script in the frame: it behaves as the site key says. */
{
  const { siteKey, behaviour, slowMs } = document.body.dataset
  const button = document.querySelector('button')
  // The frame's CSP (`frame-ancestors`) already limits the receiving origin.
  const tell = (message) => window.parent.postMessage(message, '*')

  const pass = async () => {
    const answer = await fetch('token', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ siteKey }) })
    const { token } = await answer.json()
    document.body.dataset.state = 'passed'
    tell({ event: 'token', token })
  }

  if (behaviour === 'blocks' || behaviour === 'unknown') {
    document.body.dataset.state = 'failed'
    tell({ event: 'error', code: behaviour === 'blocks' ? '300030' : '110100' })
  } else if (behaviour === 'asks') {
    document.body.dataset.state = 'asking'
    tell({ event: 'interactive' })
    button.addEventListener('click', () => {
      tell({ event: 'answered' })
      void pass()
    }, { once: true })
  } else setTimeout(pass, behaviour === 'dawdles' ? Number(slowMs) : 0)
}

/* global window */
/** The hidden frame: calls of the API for the page. */
window.channel.listen({ request: window.request })

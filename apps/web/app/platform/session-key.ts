/** The key in localStorage of the session. */
export const sessionKey = 'session'

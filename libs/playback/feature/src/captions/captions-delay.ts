/** Values of the messages about a delay in seconds, which is negative if captions are shown earlier. */
export const captionsDelay = (seconds: number) => ({ direction: seconds < 0 ? 'earlier' : seconds > 0 ? 'later' : 'none', seconds: Math.abs(seconds) })

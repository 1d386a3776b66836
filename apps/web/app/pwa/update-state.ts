/** The update prompt. A dismissed build is not offered again, unless a chunk of the old one is missing. */
export type UpdateState = { status: 'none' } | { status: 'offered'; build: string } | { status: 'dismissed'; build: string }

export type UpdateEvent = { type: 'buildFetched'; latest: string; own: string } | { type: 'dismissed' } | { type: 'chunkMissing' }

/** Each build is offered once (WEB-26). */
export function updateReducer(state: UpdateState, event: UpdateEvent): UpdateState {
  switch (event.type) {
    case 'buildFetched':
      if (event.latest === event.own) return { status: 'none' }
      return state.status !== 'none' && state.build === event.latest ? state : { status: 'offered', build: event.latest }
    case 'dismissed': return state.status === 'offered' ? { ...state, status: 'dismissed' } : state
    case 'chunkMissing': return state.status === 'dismissed' ? { ...state, status: 'offered' } : state
  }
}

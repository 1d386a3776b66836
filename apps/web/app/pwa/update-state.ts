/** The update prompt. A dismissed build is not offered again, unless a chunk of the old one is missing. */
export type UpdateState = { is: 'none' } | { is: 'offered'; build: string } | { is: 'putAway'; build: string }

export type UpdateEvent = { type: 'told'; newest: string; own: string } | { type: 'putAway' } | { type: 'partMissing' }

/** Each build is offered once (WEB-26). */
export function updateReducer(state: UpdateState, event: UpdateEvent): UpdateState {
  switch (event.type) {
    case 'told':
      if (event.newest === event.own) return { is: 'none' }
      return state.is !== 'none' && state.build === event.newest ? state : { is: 'offered', build: event.newest }
    case 'putAway': return state.is === 'offered' ? { ...state, is: 'putAway' } : state
    case 'partMissing': return state.is === 'putAway' ? { ...state, is: 'offered' } : state
  }
}

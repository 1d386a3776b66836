/** What a page offers of a build that is newer than its own; one that was put away is not offered again, but where the old one lacks a part. */
export type NewBuild = { is: 'none' } | { is: 'offered'; build: string } | { is: 'putAway'; build: string }

export type NewBuildEvent = { type: 'told'; newest: string; own: string } | { type: 'putAway' } | { type: 'partMissing' }

/** Each build is offered once (WEB-26). */
export function newBuild(state: NewBuild, event: NewBuildEvent): NewBuild {
  switch (event.type) {
    case 'told':
      if (event.newest === event.own) return { is: 'none' }
      return state.is !== 'none' && state.build === event.newest ? state : { is: 'offered', build: event.newest }
    case 'putAway': return state.is === 'offered' ? { ...state, is: 'putAway' } : state
    case 'partMissing': return state.is === 'putAway' ? { ...state, is: 'offered' } : state
  }
}

import { browserEvents, classOf, reservedEvents, serverEvents } from './events.ts'
import type { EventName } from './events.ts'

/** The names of the specification: sections 1 (each subject), 4 (lifecycle of subscriptions) and 8 (errors). */
const specified: Record<string, EventName[]> = {
  playback: ['Play_Request', 'Video_Start', 'Video_Pause', 'Video_Resume', 'Video_Seek', 'Watch_Progress', 'Video_End'],
  'watch list': ['Watchlist_Add', 'Watchlist_Remove'],
  likes: ['Like', 'Love', 'Not_For_Me', 'Rating_Cleared'],
  search: ['Search', 'Search_Result_Click'],
  share: ['Share'],
  coupons: ['Coupon_Applied'],
  subscriptions: [
    'Subscription_Initiated', 'Subscription_Completed', 'Subscription_Failure', 'Subscription_Cancelled', 'Subscription_Auto_Renewed',
    'Subscription_Upgrade', 'Subscription_Ended',
  ],
  trials: ['Trial_Started', 'Trial_Ended'],
  profiles: ['Profile_Created', 'Profile_Updated', 'Profile_Removed', 'Profile_Selected'],
  downloads: ['Download_Started', 'Download_Completed', 'Download_Failed', 'Download_Removed'],
  login: ['Login'],
  logout: ['Logout'],
  'account deletion': ['Account_Deletion_Requested', 'Account_Deletion_Cancelled', 'Account_Deleted'],
  errors: [
    'Error_Report', 'Media_Error', 'Identity_Error', 'Promo_code_error', 'App_Error_Reported', 'Subscription_Failure',
    'Playback_Failure_Percentage',
  ],
}

const senders = [browserEvents, serverEvents, reservedEvents]

describe('the dictionary', () => {
  it('has every event that the specification names, with a class', () => {
    expect(Object.values(specified).flat().filter((name) => classOf(name) === undefined)).toEqual([])
  })

  it('gives each event one sender', () => {
    const names = senders.flatMap((events) => Object.keys(events))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('reserves only downloads', () => {
    expect(Object.keys(reservedEvents)).toEqual(specified.downloads)
  })

  it('has no class for a name that is no event, even one that every object has', () => {
    expect(['Video_Stopped', '', 'constructor', 'toString'].map(classOf)).toEqual([undefined, undefined, undefined, undefined])
  })
})

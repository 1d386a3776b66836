import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'advisoryLock', 'connectionsInUse', 'freePort', 'isOwnerAlive', 'lockOwner', 'migrate', 'onStatement', 'openDatabase', 'prepared', 'removeEmbedded',
    'retryOnConflict', 'startEmbedded', 'superviseEmbedded', 'transaction', 'waitingForConnection',
  ])
})

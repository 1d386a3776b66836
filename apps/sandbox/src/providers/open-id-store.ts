import type { Adapter, AdapterPayload } from 'oidc-provider'

const most = 1_000

/** The in-memory store of a provider; it drops the oldest entries. */
export function openIdStore(): (name: string) => Adapter {
  const kept = new Map<string, { payload: AdapterPayload; until: number }>()
  const read = (key: string) => {
    const entry = kept.get(key)
    return entry && entry.until > Date.now() ? entry.payload : undefined
  }
  const readWhere = (kind: string, isIt: (payload: AdapterPayload) => boolean) => {
    const keys = [...kept.keys()].filter((key) => key.startsWith(`${kind}:`))
    return keys.map(read).find((payload) => payload && isIt(payload))
  }
  return (kind) => ({
    async upsert(id, payload, expiresIn = 3_600) {
      kept.delete(`${kind}:${id}`)
      kept.set(`${kind}:${id}`, { payload, until: Date.now() + expiresIn * 1_000 })
      for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest)
    },
    find: async (id) => read(`${kind}:${id}`),
    findByUid: async (uid) => readWhere(kind, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => readWhere(kind, (payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = read(`${kind}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1_000)
    },
    async destroy(id) {
      kept.delete(`${kind}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
    },
  })
}

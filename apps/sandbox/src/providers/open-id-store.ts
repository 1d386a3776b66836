import type { Adapter, AdapterPayload } from 'oidc-provider'

const maxEntries = 1_000

/** The in-memory store of a provider; it drops the oldest entries. */
export function openIdStore(): (name: string) => Adapter {
  const entries = new Map<string, { payload: AdapterPayload; until: number }>()
  const read = (key: string) => {
    const entry = entries.get(key)
    return entry && entry.until > Date.now() ? entry.payload : undefined
  }
  const readWhere = (kind: string, matches: (payload: AdapterPayload) => boolean) => {
    const keys = [...entries.keys()].filter((key) => key.startsWith(`${kind}:`))
    return keys.map(read).find((payload) => payload && matches(payload))
  }
  return (kind) => ({
    async upsert(id, payload, expiresIn = 3_600) {
      entries.delete(`${kind}:${id}`)
      entries.set(`${kind}:${id}`, { payload, until: Date.now() + expiresIn * 1_000 })
      for (const oldest of [...entries.keys()].slice(0, -maxEntries)) entries.delete(oldest)
    },
    find: async (id) => read(`${kind}:${id}`),
    findByUid: async (uid) => readWhere(kind, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => readWhere(kind, (payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = read(`${kind}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1_000)
    },
    async destroy(id) {
      entries.delete(`${kind}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    },
  })
}

import type { SignInOptions } from '@ott/identity-feature'

/** What this installation offers beside codes and passwords; it does not change while a page lives. */
export const signInOptionsQuery = {
  queryKey: ['signInOptions'],
  staleTime: Infinity,
  meta: { forEverybody: true },
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<SignInOptions> => {
    const response = await fetch('/auth/options', { signal })
    if (!response.ok) throw new Error(`The sign-in options answered ${response.status}`)
    return (await response.json()) as SignInOptions
  },
}

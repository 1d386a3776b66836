import type { SignInOptions } from '@ott/identity-feature'

/** The sign-in methods of this deployment besides codes and passwords. They never change while a page is open. */
export const signInOptionsQuery = {
  queryKey: ['signInOptions'],
  staleTime: Infinity,
  meta: { isPublic: true },
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<SignInOptions> => {
    const response = await fetch('/auth/options', { signal })
    if (!response.ok) throw new Error(`GET /auth/options responded with ${response.status}`)
    return (await response.json()) as SignInOptions
  },
}

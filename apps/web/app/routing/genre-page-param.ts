const maxPage = 5000

/** Which page of a genre's titles a URL asks for; the api serves none after `maxPage`. */
export function genrePageParam(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, maxPage) : 1
}

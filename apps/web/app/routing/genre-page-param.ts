const maxPage = 5000

/** The page number of a genre's URL; the api serves none above `maxPage`. */
export function genrePageParam(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, maxPage) : 1
}

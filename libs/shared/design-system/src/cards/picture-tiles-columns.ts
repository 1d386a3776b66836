/**
 * The number of columns nearest to the preferred one, at most two less or one more, with which the last row has most
 * tiles in proportion: a single tile left over would fill a whole row.
 */
export function columnsFor(count: number, preferred: number): number {
  const choices = [preferred, preferred - 1, preferred + 1, preferred - 2].filter((columns) => columns >= 2)
  const share = (columns: number) => (count % columns === 0 ? 1 : (count % columns) / columns)
  return choices.reduce((best, columns) => (share(columns) > share(best) ? columns : best), preferred)
}

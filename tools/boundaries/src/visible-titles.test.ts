import { sources } from './sources.ts'

/** They write titles, or copy the whole catalogue, for no viewer. */
const forNoViewer = [
  'libs/catalogue/store/src/existing-ids.ts', 'libs/catalogue/store/src/export.ts', 'libs/catalogue/store/src/save-title.ts',
  'libs/catalogue/store/src/search-index.ts', 'tools/ingest/src/ingest-film.ts',
]

const reads = /\b(?:from|join|update) +"?(?:title|season|episode)"?(?![\w'.])|(?:selectFrom|[jJ]oin)\(\s*['"`](?:title|season|episode)\b/

/** Statements that read the tables instead of the functions that apply the viewer's cap (PAR-1). */
it('titles, seasons and episodes are read only through titles_below, seasons_below, episodes_below and visible_titles', () => {
  const beside = sources()
    .filter(({ file }) => file.endsWith('.ts') && !/test\.ts$|testing\.ts$/.test(file) && !forNoViewer.includes(file))
    .flatMap(({ file, text }) => text.split('\n').flatMap((line, at) => (reads.test(line) ? [`${file}:${at + 1}`] : [])))
  expect(beside).toEqual([])
})

it.each(['from title where', 'join title using', "selectFrom('title')", "innerJoin('episode', 'x')", 'left join episode on', 'join season using'])('finds %s', (statement) => {
  expect(reads.test(statement)).toBe(true)
})

import { ApiError, genresQuery, popularSearchesQuery, searchQuery } from '@ott/api-client'
import type { SearchFindings } from '@ott/api-client'
import { readSearchTerm } from '@ott/catalogue'
import { SearchPage, searchKinds, searchPath } from '@ott/catalogue-feature'
import type { SearchState } from '@ott/catalogue-feature'
import { apiLanguage } from '@ott/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../session/login.ts'
import { useBackground } from '../navigation/over.ts'
import { LaterWords } from '../words/later.tsx'
import { useLocale } from '../words/use-locale.ts'
import { useOpenedTitles } from './opened-titles.ts'
import { forgetSearch, forgetSearches, keepSearch, useSearchHistory } from './search-history.ts'

/** A pause in typing that is worth a question. */
const pauseMs = 200

/** Search, drawn from the address alone; what is typed becomes the address (SEA-3). */
export function SearchScreen({ asked }: { asked: URLSearchParams }) {
  return <LaterWords><Search asked={asked} /></LaterWords>
}

function Search({ asked }: { asked: URLSearchParams }) {
  const locale = useLocale()
  const language = apiLanguage(locale)
  const term = readSearchTerm(asked.get('search'))
  const kind = searchKinds.find((one) => one === asked.get('kind')) ?? 'all'
  const reading = useQuery({ ...searchQuery(call, term, language), enabled: term !== '', placeholderData: keepPreviousData })
  const { data: popular = [] } = useQuery(popularSearchesQuery(call, language))
  const { data: genres = [] } = useQuery(genresQuery(call, language))
  const opened = useOpenedTitles()
  const field = useTypedAddress(term)
  return (
    <SearchPage
      term={term}
      kind={kind}
      state={stateOf(term, reading)}
      popular={popular}
      genres={genres}
      kept={useSearchHistory()}
      opened={opened.titles}
      fieldRef={field.ref}
      onType={field.type}
      onSubmit={(text) => {
        keepSearch(readSearchTerm(text))
        field.ask(text)
      }}
      onClear={field.clear}
      onChoose={() => {
        field.leave()
        keepSearch(term)
      }}
      onOpen={(card) => {
        field.leave()
        if (term !== '') keepSearch(term)
        opened.keep(card)
      }}
      onForget={forgetSearch}
      onForgetAll={forgetSearches}
      onForgetOpened={opened.forget}
      onForgetAllOpened={opened.forgetAll}
      onRetry={() => void reading.refetch()}
    />
  )
}

type Reading = { data: SearchFindings | undefined; error: Error | null; isPlaceholderData: boolean; isError: boolean; isFetching: boolean }

function stateOf(term: string, { data, error, isPlaceholderData, isError, isFetching }: Reading): SearchState {
  if (term === '') return { is: 'open' }
  if (data && !(isError && isPlaceholderData)) return { is: 'found', findings: data, isPast: isPlaceholderData }
  return isError && !isFetching ? { is: 'failed', says: waitIn(error) } : { is: 'searching' }
}

/** How long to wait, in the server's words, where that is why there is no answer. */
const waitIn = (error: Error | null) => (error instanceof ApiError && error.status === 429 ? (error.body.message ?? null) : null)

/**
 * The field and the address follow each other: a pause in typing changes the address in its place, so that Back leaves
 * the search and does not undo letters; an address that came by a link or by Back changes the field. What is asked last
 * is what counts, and an address that the field itself sent never comes back into it over newer letters.
 */
function useTypedAddress(term: string) {
  const locale = useLocale()
  const navigate = useNavigate()
  const isCovered = useBackground() !== null
  const ref = useRef<HTMLInputElement>(null)
  const sent = useRef(term)
  // What the field asked for since its last address came: one of them that comes late is no news.
  const own = useRef(new Set<string>())
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  const ask = (text: string) => {
    clearTimeout(pause.current)
    const wanted = readSearchTerm(text)
    if (wanted === sent.current) return
    sent.current = wanted
    own.current.add(wanted)
    void navigate(searchPath(locale, wanted), { replace: true, preventScrollReset: true })
  }
  const type = (text: string) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => askLast(text), pauseMs)
  }
  const askLast = useEffectEvent((text: string) => ask(text))
  const begin = useEffectEvent((field: HTMLInputElement) => {
    // Somebody may have typed before the page could follow.
    if (readSearchTerm(field.value) !== term) return type(field.value)
    if (term === '') field.focus({ preventScroll: true })
  })

  useEffect(() => {
    if (ref.current) begin(ref.current)
    return () => clearTimeout(pause.current)
  }, [])
  useEffect(() => {
    if (isCovered) clearTimeout(pause.current)
  }, [isCovered])
  useEffect(() => {
    if (term === sent.current) return own.current.clear()
    if (!ref.current || own.current.has(term)) return
    clearTimeout(pause.current)
    sent.current = term
    ref.current.value = term
  }, [term])

  return {
    ref,
    type,
    ask,
    /** Whoever goes on to a finding asks no more: the address of what was typed would take its place. */
    leave: () => clearTimeout(pause.current),
    clear: () => {
      if (ref.current) ref.current.value = ''
      ref.current?.focus()
      ask('')
    },
  }
}

import type { GatewayMethod } from '@ott/billing'
import { useEffect, useEffectEvent } from 'react'
import type { MethodDraft } from './method-choice.tsx'

interface OfferedMethodOptions<Draft> {
  draft: Draft
  /** What can pay besides a card; null until it is known. */
  methods: GatewayMethod[] | null
  hasCardForm: boolean
  onDraftChange: (draft: Draft) => void
}

/** Gives a method that is not offered up for the card: it was chosen before, in another country or when it was offered. */
export function useOfferedMethod<Draft extends MethodDraft>({ draft, methods, hasCardForm, onDraftChange }: OfferedMethodOptions<Draft>): void {
  const isOffered = methods === null || draft.method === 'card' || methods.some(({ type }) => type === draft.method)
  const mustPayByCard = !isOffered && hasCardForm
  const payByCard = useEffectEvent(() => onDraftChange({ ...draft, method: 'card', option: null }))
  useEffect(() => {
    if (mustPayByCard) payByCard()
  }, [mustPayByCard])
}

import type { KeyboardEvent } from 'react'

type Box = Pick<DOMRect, 'left' | 'width' | 'top' | 'bottom'>

const down = 1
const up = -1
type Direction = typeof down | typeof up

/** Index of the card in the next row above or below that is horizontally nearest, or -1. */
export function nearestBeyond(from: Box, others: Box[], direction: Direction): number {
  const gap = (other: Box) => (direction === down ? other.top - from.bottom : from.top - other.bottom)
  const beyond = others.filter((other) => gap(other) >= -1)
  const row = Math.min(...beyond.map(gap))
  const inRow = beyond.filter((other) => gap(other) < row + 1)
  const aside = (other: Box) => Math.abs(middle(other) - middle(from))
  const nearest = inRow.toSorted((one, other) => aside(one) - aside(other))[0]
  return nearest ? others.indexOf(nearest) : -1
}

/** Number of visible cards: those side by side in a row, or the full rows of a grid that fit the window. */
export function cardsInSight(card: { width: number; height: number }, list: { clientWidth: number; scrollWidth: number }, windowHeight: number): number {
  const across = Math.max(1, Math.floor(list.clientWidth / card.width))
  return list.scrollWidth > list.clientWidth ? across : across * Math.max(1, Math.floor(windowHeight / card.height))
}

/**
 * Arrow keys move within a row, a grid, and between rows. Home and End jump to the ends, Page Up and Page Down by the
 * visible cards.
 */
export function followGridArrow(event: KeyboardEvent<HTMLElement>) {
  const card = (event.target as HTMLElement).closest<HTMLElement>('[data-item-list] > *')
  const target = card && cardTowards(event.key, card)
  if (!target) return
  event.preventDefault()
  target.focus()
  target.closest('[data-item-list] > *')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function cardTowards(key: string, card: HTMLElement): HTMLElement | undefined {
  const isLeftwards = getComputedStyle(card).direction === 'rtl'
  switch (key) {
    case isLeftwards ? 'ArrowLeft' : 'ArrowRight': return linkOf(card.nextElementSibling)
    case isLeftwards ? 'ArrowRight' : 'ArrowLeft': return linkOf(card.previousElementSibling)
    case 'Home': return linkOf(card.parentElement?.firstElementChild)
    case 'End': return linkOf(card.parentElement?.lastElementChild)
    case 'ArrowDown': return linkOf(across(card, down))
    case 'ArrowUp': return linkOf(across(card, up))
    case 'PageDown': return pageAway(card, down)
    case 'PageUp': return pageAway(card, up)
    default: return undefined
  }
}

/** At the end of a list, the key scrolls the page as usual. */
function pageAway(card: HTMLElement, direction: Direction): HTMLElement | undefined {
  const list = card.parentElement!
  const cards = [...list.children]
  const next = cards.indexOf(card) + direction * cardsInSight(card.getBoundingClientRect(), list, innerHeight)
  const there = cards[Math.min(Math.max(next, 0), cards.length - 1)]
  return there === card ? undefined : linkOf(there)
}

function across(card: HTMLElement, direction: Direction): Element | undefined {
  const own = card.parentElement!
  const lists = [...document.querySelectorAll('[data-item-list]')]
  const neighbour = lists[lists.indexOf(own) + direction]
  return beyond(card, own, direction) ?? (neighbour && beyond(card, neighbour, direction))
}

function beyond(card: HTMLElement, list: Element, direction: Direction): Element | undefined {
  const cards = [...list.children]
  return cards[nearestBeyond(card.getBoundingClientRect(), cards.map((other) => other.getBoundingClientRect()), direction)]
}

const middle = (box: Box) => box.left + box.width / 2
const linkOf = (card?: Element | null) => card?.querySelector<HTMLElement>('a, button') ?? undefined

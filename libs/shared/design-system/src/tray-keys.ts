import type { KeyboardEvent } from 'react'

type Box = Pick<DOMRect, 'left' | 'width' | 'top' | 'bottom'>

const down = 1
const up = -1
type Direction = typeof down | typeof up

/** Of the cards that lie beyond this one, the place of the one in the nearest row that stands most nearly above or below. */
export function nearestBeyond(from: Box, others: Box[], direction: Direction): number {
  const gap = (other: Box) => (direction === down ? other.top - from.bottom : from.top - other.bottom)
  const beyond = others.filter((other) => gap(other) >= -1)
  const row = Math.min(...beyond.map(gap))
  const inRow = beyond.filter((other) => gap(other) < row + 1)
  const aside = (other: Box) => Math.abs(middle(other) - middle(from))
  const nearest = inRow.toSorted((one, other) => aside(one) - aside(other))[0]
  return nearest ? others.indexOf(nearest) : -1
}

/** Arrow keys walk along a tray, through the rows of a ledger or a grid, and from one tray to the next; Home and End lead to its ends. */
export function followArrow(event: KeyboardEvent<HTMLElement>) {
  const card = (event.target as HTMLElement).closest<HTMLElement>('[data-tray] > *')
  const target = card && cardTowards(event.key, card)
  if (!target) return
  event.preventDefault()
  target.focus()
  target.closest('[data-tray] > *')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function cardTowards(key: string, card: HTMLElement): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight': return linkOf(card.nextElementSibling)
    case 'ArrowLeft': return linkOf(card.previousElementSibling)
    case 'Home': return linkOf(card.parentElement?.firstElementChild)
    case 'End': return linkOf(card.parentElement?.lastElementChild)
    case 'ArrowDown': return linkOf(across(card, down))
    case 'ArrowUp': return linkOf(across(card, up))
    default: return undefined
  }
}

function across(card: HTMLElement, direction: Direction): Element | undefined {
  const own = card.parentElement!
  const trays = [...document.querySelectorAll('[data-tray]')]
  const neighbour = trays[trays.indexOf(own) + direction]
  return beyond(card, own, direction) ?? (neighbour && beyond(card, neighbour, direction))
}

function beyond(card: HTMLElement, tray: Element, direction: Direction): Element | undefined {
  const cards = [...tray.children]
  return cards[nearestBeyond(card.getBoundingClientRect(), cards.map((other) => other.getBoundingClientRect()), direction)]
}

const middle = (box: Box) => box.left + box.width / 2
const linkOf = (card?: Element | null) => card?.querySelector<HTMLElement>('a, button') ?? undefined

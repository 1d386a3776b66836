import { digitsOf } from '@ott/i18n'

/** The digits of a code and the index of the focused box (ID-14, ID-60). */
export interface CodeBoxes {
  digits: readonly string[]
  focused: number
  /** The box of the next digit, after a deletion moved the focus before it. */
  next?: number
}

export type CodeBoxesEvent =
  | { type: 'typed'; box: number; text: string }
  | { type: 'pasted'; text: string }
  | { type: 'erased'; box: number }
  /** By a keyboard that names no keys, whose further deletions show only in a filled box. */
  | { type: 'emptied'; box: number }
  | { type: 'moved'; to: number }

export const emptyBoxes = (length: number): CodeBoxes => ({ digits: Array.from({ length }, () => ''), focused: 0 })

export const codeOf = ({ digits }: CodeBoxes): string => digits.join('')

export const isFull = ({ digits }: CodeBoxes): boolean => digits.every((digit) => digit !== '')

export function codeBoxes(boxes: CodeBoxes, event: CodeBoxesEvent): CodeBoxes {
  switch (event.type) {
    case 'typed': return type(boxes, boxes.next ?? event.box, digitsOf(event.text))
    case 'pasted': return fill(boxes, digitsOf(event.text))
    case 'erased': return erase(boxes, event.box)
    case 'emptied': return { ...focus(erase(boxes, event.box), event.box - 1), next: event.box }
    case 'moved': return focus(boxes, event.to)
  }
}

/** A complete code ignores typing until a digit is erased. Several digits at once count as autofill. */
function type(boxes: CodeBoxes, box: number, typed: string): CodeBoxes {
  if (typed.length > 1) return fill(boxes, typed)
  if (typed === '' || isFull(boxes)) return boxes
  return focus({ ...boxes, digits: boxes.digits.with(box, typed) }, box + 1)
}

/** Starts at the first box, whichever has the focus. */
function fill(boxes: CodeBoxes, pasted: string): CodeBoxes {
  if (pasted === '') return boxes
  return focus({ ...boxes, digits: boxes.digits.map((_, box) => pasted[box] ?? '') }, pasted.length)
}

/** Clears a filled box; in an empty one clears the previous box and moves there. */
function erase(boxes: CodeBoxes, box: number): CodeBoxes {
  const target = boxes.digits[box] === '' ? Math.max(0, box - 1) : box
  return focus({ ...boxes, digits: boxes.digits.with(target, '') }, target)
}

const focus = ({ digits }: CodeBoxes, box: number): CodeBoxes =>
  ({ digits, focused: Math.min(Math.max(box, 0), digits.length - 1) })

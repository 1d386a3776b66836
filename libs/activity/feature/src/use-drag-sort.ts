import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { dragged, placeOf, scrollStep } from './my-drag-place.ts'
import * as styles from './my-rows.css.ts'

/** Which row is dragged, and whose place it would take. */
export type Drag = { from: number; to: number }

/**
 * Rows that a mouse, a finger or a pen puts in another order by their grips. A row that was let go stays there until its list
 * has the new order; an order that changes from elsewhere, or Escape, ends the drag.
 */
export function useMyDrag(order: string, onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const over = useRef<AbortController>(null)
  const [drag, setDrag] = useState<(Drag & { order: string }) | null>(null)
  useEffect(() => () => {
    over.current?.abort()
    setDrag(null)
  }, [order])

  const onGrip = (event: PointerEvent<HTMLElement>, from: number) => {
    const rows = list.current
    if (!rows || event.button !== 0) return
    over.current?.abort()
    const { signal } = over.current = new AbortController()
    const start = pointIn(rows, event)
    let pointer: Point = event

    /** Draws the row at the pointer, and says whose place that is. */
    const move = (): number => {
      const boxes = [...rows.children].map((row) => boxOf(row as HTMLElement))
      const [at, row] = [pointIn(rows, pointer), boxes[from]]
      if (!row) return from
      const now = dragged(row, { x: at.x - start.x, y: at.y - start.y }, { width: rows.clientWidth, height: rows.clientHeight })
      rows.style.setProperty(styles.draggedX, `${now.left - row.left}px`)
      rows.style.setProperty(styles.draggedY, `${now.top - row.top}px`)
      const to = placeOf(now, boxes)
      setDrag((before) => (before?.to === to ? before : { from, to, order }))
      return to
    }
    const follow = () => {
      if (signal.aborted) return
      if (pointer !== event) scrollBy({ top: scrollStep(pointer.clientY, innerHeight), behavior: 'instant' })
      move()
      requestAnimationFrame(follow)
    }
    const end = () => {
      over.current?.abort()
      setDrag(null)
    }
    const drop = (at: Point) => {
      over.current?.abort()
      pointer = at
      const to = move()
      if (to === from) setDrag(null)
      else onDrop(from, to)
    }

    // Another finger has no part in it.
    const heed = (type: 'pointermove' | 'pointerup' | 'pointercancel', heard: (at: Point) => void) =>
      addEventListener(type, (at) => { if (at.pointerId === event.pointerId) heard(at) }, { signal })
    heed('pointermove', (at) => { pointer = at })
    heed('pointerup', drop)
    heed('pointercancel', end)
    addEventListener('keydown', ({ key }) => { if (key === 'Escape') end() }, { signal })
    setDrag({ from, to: from, order })
    follow()
  }
  return { list, onGrip, drag: drag?.order === order ? drag : null }
}

export type MyDrag = ReturnType<typeof useMyDrag>

/** In the window. */
type Point = { clientX: number; clientY: number }

function pointIn(list: HTMLElement, { clientX, clientY }: Point) {
  const { left, top } = list.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** Where a row stands in its list, whatever moves it for now. */
const boxOf = (row: HTMLElement) => ({ left: row.offsetLeft, top: row.offsetTop, width: row.offsetWidth, height: row.offsetHeight })

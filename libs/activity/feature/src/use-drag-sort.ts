import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { draggedBox, dropIndex, scrollStep } from './drag-sort-geometry.ts'
import * as styles from './watchlist-editor.css.ts'

/** The index of the dragged row, and the index it would drop at. */
export type Drag = { from: number; to: number }

/**
 * Sorts rows by their grips, with mouse, touch or pen. A dropped row stays where it is until the list has its new order; an order
 * changed by something else, or Escape, cancels the drag.
 */
export function useDragSort(order: string, onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const gesture = useRef<AbortController>(null)
  const [drag, setDrag] = useState<(Drag & { order: string }) | null>(null)
  useEffect(() => () => {
    gesture.current?.abort()
    setDrag(null)
  }, [order])

  const onGrip = (event: PointerEvent<HTMLElement>, from: number) => {
    const rows = list.current
    if (!rows || event.button !== 0) return
    gesture.current?.abort()
    const { signal } = gesture.current = new AbortController()
    const start = pointIn(rows, event)
    let pointer: Point = event

    /** Draws the row at the pointer and returns where it would drop. */
    const move = (): number => {
      const boxes = [...rows.children].map((row) => boxOf(row as HTMLElement))
      const [point, row] = [pointIn(rows, pointer), boxes[from]]
      if (!row) return from
      const now = draggedBox(row, { x: point.x - start.x, y: point.y - start.y }, { width: rows.clientWidth, height: rows.clientHeight })
      rows.style.setProperty(styles.draggedX, `${now.left - row.left}px`)
      rows.style.setProperty(styles.draggedY, `${now.top - row.top}px`)
      const to = dropIndex(now, boxes)
      setDrag((before) => (before?.to === to ? before : { from, to, order }))
      return to
    }
    const onFrame = () => {
      if (signal.aborted) return
      if (pointer !== event) scrollBy({ top: scrollStep(pointer.clientY, innerHeight), behavior: 'instant' })
      move()
      requestAnimationFrame(onFrame)
    }
    const cancel = () => {
      gesture.current?.abort()
      setDrag(null)
    }
    const drop = (point: Point) => {
      gesture.current?.abort()
      pointer = point
      const to = move()
      if (to === from) setDrag(null)
      else onDrop(from, to)
    }

    // Other pointers of a multi-touch gesture are ignored.
    const onPointer = (type: 'pointermove' | 'pointerup' | 'pointercancel', listener: (point: Point) => void) =>
      addEventListener(type, (moved) => { if (moved.pointerId === event.pointerId) listener(moved) }, { signal })
    onPointer('pointermove', (point) => { pointer = point })
    onPointer('pointerup', drop)
    onPointer('pointercancel', cancel)
    addEventListener('keydown', ({ key }) => { if (key === 'Escape') cancel() }, { signal })
    setDrag({ from, to: from, order })
    onFrame()
  }
  return { list, onGrip, drag: drag?.order === order ? drag : null }
}

/** In the window. */
type Point = { clientX: number; clientY: number }

function pointIn(list: HTMLElement, { clientX, clientY }: Point) {
  const { left, top } = list.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** The layout position of a row, without its transform. */
const boxOf = (row: HTMLElement) => ({ left: row.offsetLeft, top: row.offsetTop, width: row.offsetWidth, height: row.offsetHeight })

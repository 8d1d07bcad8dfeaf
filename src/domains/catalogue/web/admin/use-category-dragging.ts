import { type PointerEvent, useState } from 'react'
import type { AdminCategory } from '#domains/catalogue/common/catalogue.ts'
import { type Drop, type Place, placeBy } from './category-places.ts'

interface Over {
  id: number
  drop: Drop
}

/**
 * Drags a row by its grip with mouse, pen or finger. Rows carry `data-category`; the upper and
 * lower quarters of a row mean beside it, the middle means inside it.
 */
export function useCategoryDragging(all: AdminCategory[], onMove: (id: number, place: Place) => void) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<Over | null>(null)

  function end() {
    setDragged(null)
    setOver(null)
  }

  const grip = (id: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(id)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragged !== id) return
      const row = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>('[data-category]')
      setOver(row ? overRow(row, event.clientY) : null)
    },
    onPointerUp() {
      const place = over && placeBy(all, id, over.id, over.drop)
      end()
      if (place) onMove(id, place)
    },
    onPointerCancel: end,
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  })

  const place = dragged !== null && over && placeBy(all, dragged, over.id, over.drop)
  return { dragged, over: place ? over : null, grip }
}

function overRow(row: HTMLElement, y: number): Over {
  const { top, height } = row.getBoundingClientRect()
  const part = (y - top) / height
  return { id: Number(row.dataset.category), drop: part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'into' }
}

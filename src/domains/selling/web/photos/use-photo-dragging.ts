import { type PointerEvent, useState } from 'react'

/**
 * Drags by mouse, pen or finger. Tiles carry `data-photo`; a finger drags only by the grip, so that
 * the page can still be scrolled.
 */
export function usePhotoDragging(keys: string[], onMove: (key: string, to: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null)

  const handle = (key: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isGrip = event.currentTarget.dataset.grip !== undefined
      if (event.button !== 0 || (event.pointerType === 'touch' && !isGrip)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(key)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragged !== key) return
      const under = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>('[data-photo]')
      const to = keys.indexOf(under?.dataset.photo ?? '')
      if (to >= 0 && keys[to] !== key) onMove(key, to)
    },
    onPointerUp: () => setDragged(null),
    onPointerCancel: () => setDragged(null),
    // The browser would otherwise drag the picture itself away.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  })

  return { dragged, handle }
}

import { useEffect, useState } from 'react'

let isPressing = false
const ends = new EventTarget()

if (typeof window !== 'undefined') {
  addEventListener('mousedown', ({ button }) => (isPressing = button === 0), true)
  // A drag or a menu replaces the mouse-up. The click follows these in the same task.
  for (const event of ['mouseup', 'dragend', 'contextmenu'])
    addEventListener(event, () => setTimeout(endPress), true)
}

function endPress() {
  isPressing = false
  ends.dispatchEvent(new Event('end'))
}

/**
 * Tells whether new content may appear: content that appears while a button is down moves it from
 * under the pointer, and the browser fires no click.
 */
export function useBetweenPresses(): boolean {
  const [isFree, setFree] = useState(!isPressing)
  useEffect(() => {
    const free = () => setFree(true)
    if (!isPressing) free()
    ends.addEventListener('end', free)
    return () => ends.removeEventListener('end', free)
  }, [])
  return isFree
}

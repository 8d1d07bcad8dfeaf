import { useEffect, useState } from 'react'

let isPressing = false
const ends = new EventTarget()

if (typeof window !== 'undefined') {
  addEventListener('mousedown', ({ button }) => (isPressing = button === 0), true)
  // A drag or a menu takes the place of letting go. The click comes after these, in the same task.
  for (const event of ['mouseup', 'dragend', 'contextmenu'])
    addEventListener(event, () => setTimeout(endPress), true)
}

function endPress() {
  isPressing = false
  ends.dispatchEvent(new Event('end'))
}

/**
 * Whether what has just come may take its place: what appears while a button is held down moves it from under the
 * pointer, and the browser makes no click.
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

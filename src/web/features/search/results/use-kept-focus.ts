import { type MouseEvent, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Where in its group somebody pressed. */
interface Pressed {
  /** The heading of a filter, by its id; null for the chips of those in force. */
  facet: string | null
  index: number
}

const pressable = 'a, button, input, select'
const chips = '[data-filters]'

/**
 * What is pressed among filters is often gone once the list has changed. The focus then goes to what took its place:
 * what is chosen in that filter now, the next chip, or the heading. The new list is shown from its head. `note` listens
 * around all of them.
 */
export function useKeptFocus(): (event: MouseEvent) => void {
  const { key } = useLocation()
  const type = useNavigationType()
  const pressed = useRef<Pressed | null>(null)

  useEffect(() => {
    const before = pressed.current
    pressed.current = null
    if (before && type !== NavigationType.Pop) showHead()
    const isLost = document.activeElement === null || document.activeElement.matches('body, dialog')
    if (before && isLost) successorOf(before)?.focus({ preventScroll: true })
  }, [key, type])

  return ({ target }) => {
    const group = target instanceof Element ? target.closest(`section[aria-labelledby], ${chips}`) : null
    const control = target instanceof Element ? target.closest(pressable) : null
    if (!group || !control) return
    const index = [...group.querySelectorAll(pressable)].indexOf(control)
    pressed.current = { facet: group.getAttribute('aria-labelledby'), index }
  }
}

/** Another list begins at its beginning, however far one had read the one before. */
function showHead() {
  const heading = document.querySelector('#results-title')
  if (heading && heading.getBoundingClientRect().top < 0) heading.scrollIntoView({ behavior: 'instant' })
}

function successorOf({ facet, index }: Pressed): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('#results-title')
  const group = document.querySelector(facet ? `[aria-labelledby="${CSS.escape(facet)}"]` : chips)
  const left = [...(group?.querySelectorAll<HTMLElement>(pressable) ?? [])]
  const chosen = facet ? group?.querySelector<HTMLElement>('[aria-current]') : null
  return chosen ?? left[Math.min(index, left.length - 1)] ?? heading
}

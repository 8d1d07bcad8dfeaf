import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

interface Pressed {
  /** The id of a filter's heading; null for the chips of active filters. */
  facet: string | null
  index: number
  control: Element
  rail: HTMLElement | null
  offset: number
  scrolled: number
}

const pressable = 'a, button, input, select'
const chips = '[data-filters]'

/**
 * A clicked filter is often gone once the list has changed. The focus then moves to its
 * replacement: the filter's current choice, the next chip, or the heading. A filter clicked in the
 * rail stays in place on the screen as far as the rail can scroll. The new list starts at its top.
 * `note` listens around all of them.
 */
export function useRestoredFocus(): (event: MouseEvent) => void {
  const { key } = useLocation()
  const type = useNavigationType()
  const pressed = useRef<Pressed | null>(null)
  const lengthened = useRef<HTMLElement | null>(null)

  useLayoutEffect(() => {
    // The padding is needed only for the last click.
    if (lengthened.current) lengthened.current.style.paddingBottom = ''
    lengthened.current = pressed.current && type !== NavigationType.Pop ? focusInPlace(pressed.current) : null
  }, [key, type])

  useEffect(() => {
    const before = pressed.current
    pressed.current = null
    if (before && type !== NavigationType.Pop) showHead()
    const isLost = document.activeElement === null || document.activeElement.matches('body, dialog')
    if (before && isLost) getSuccessor(before)?.focus({ preventScroll: true })
  }, [key, type])

  return ({ target }) => {
    const group = target instanceof Element ? target.closest(`section[aria-labelledby], ${chips}`) : null
    const control = target instanceof Element ? target.closest(pressable) : null
    if (!group || !control) return
    const rail = findScroller(control)
    // The browser anchors to a row at the top of the view, so rows below it could move the control.
    if (rail) rail.style.overflowAnchor = 'none'
    const index = [...group.querySelectorAll(pressable)].indexOf(control)
    pressed.current = {
      facet: group.getAttribute('aria-labelledby'),
      index,
      control,
      rail,
      offset: rail ? offsetIn(rail, control) : 0,
      scrolled: rail?.scrollTop ?? 0,
    }
  }
}

function findScroller(element: Element): HTMLElement | null {
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  return null
}

const offsetIn = (rail: HTMLElement, control: Element) =>
  control.getBoundingClientRect().top - rail.getBoundingClientRect().top + rail.scrollTop

/** @returns the rail if it had to be lengthened */
function focusInPlace(pressed: Pressed): HTMLElement | null {
  const { rail, offset } = pressed
  const control = pressed.control.isConnected ? pressed.control : getSuccessor(pressed)
  if (!control || !rail?.contains(control)) return null
  const end = getEnd(rail)
  // A rail that became shorter was scrolled back to its new end.
  const scrolled = rail.scrollTop < end ? rail.scrollTop : Math.max(end, pressed.scrolled)
  const wanted = Math.max(0, scrolled + offsetIn(rail, control) - offset)
  if (wanted > end) lengthen(rail, wanted)
  rail.scrollTop = wanted
  return wanted > end ? rail : null
}

const getEnd = (rail: HTMLElement) => rail.scrollHeight - rail.clientHeight

/** Grows up to its maximum height first, then beyond. */
function lengthen(rail: HTMLElement, wanted: number) {
  rail.style.paddingBottom = '100vh'
  rail.style.paddingBottom = `calc(100vh - ${getEnd(rail) - wanted}px)`
}

function showHead() {
  const heading = document.querySelector('#results-title')
  if (heading && heading.getBoundingClientRect().top < 0) heading.scrollIntoView({ behavior: 'instant' })
}

function getSuccessor({ facet, index }: Pressed): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('#results-title')
  const group = document.querySelector(facet ? `[aria-labelledby="${CSS.escape(facet)}"]` : chips)
  const left = [...(group?.querySelectorAll<HTMLElement>(pressable) ?? [])]
  const chosen = facet ? group?.querySelector<HTMLElement>('[aria-current]') : null
  return chosen ?? left[Math.min(index, left.length - 1)] ?? heading
}

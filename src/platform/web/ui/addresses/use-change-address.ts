import { type MouseEvent, useEffect, useRef } from 'react'
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { rebaseAddress } from './rebase-address.ts'

/**
 * The targets of navigations from each rendered page, in order. Every later render, also after
 * Back, is another location.
 */
const sentFrom = new WeakMap<Location, string[]>()

const writeAddress = ({ pathname, search }: Location) => pathname + search

/**
 * Navigates within a list by a change to the rendered address. An earlier choice may still be
 * loading: the next change then applies to that, from anywhere on the page.
 */
export function useChangeAddress(isSeveral?: (name: string) => boolean) {
  const navigate = useNavigate()
  const rendered = useLocation()
  useCarried(rendered)
  return (wanted: string, options?: NavigateOptions): void => {
    const sent = sentFrom.get(rendered) ?? []
    const address = writeAddress(rendered)
    const next = rebaseAddress(address, wanted, sent.at(-1) ?? address, isSeveral)
    sentFrom.set(rendered, [...sent, next])
    void navigate(next, options)
  }
}

/** The same for links that change one parameter of a list: their `onClick`. */
export function useChangeLink(isSeveral?: (name: string) => boolean) {
  const changeAddress = useChangeAddress(isSeveral)
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
    event.preventDefault()
    changeAddress(currentTarget.pathname + currentTarget.search, { preventScrollReset: true })
  }
}

/** If the first of two changes renders before the second, the second is still pending. */
function useCarried(rendered: Location) {
  const before = useRef(rendered)
  useEffect(() => {
    const sent = sentFrom.get(before.current) ?? []
    const at = sent.lastIndexOf(writeAddress(rendered))
    if (before.current !== rendered && at !== -1 && !sentFrom.has(rendered))
      sentFrom.set(rendered, sent.slice(at + 1))
    before.current = rendered
  }, [rendered])
}

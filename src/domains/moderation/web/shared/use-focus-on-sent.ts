import { useEffect, useRef } from 'react'

/**
 * Focuses a sent message once it is listed: its form, which had the focus, may be gone.
 * @returns the list's ref and what to call when the message was sent
 */
export function useFocusOnSent(messages: { id: number }[]) {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef<number>(undefined)
  const lastId = messages.at(-1)?.id ?? 0
  // The reply and the closing of the form render in either order.
  useEffect(() => {
    if (before.current === undefined || before.current === lastId) return
    before.current = undefined
    list.current?.querySelector<HTMLElement>(':scope > :last-child')?.focus()
  })
  return {
    list,
    awaitSent: () => {
      before.current = lastId
    },
  }
}

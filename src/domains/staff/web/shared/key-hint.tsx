import { useEffect, useEffectEvent } from 'react'
import { isForField } from '#platform/web/ui/fields/is-typing.ts'

/** Visible only; `aria-keyshortcuts` tells screen readers. */
export const KeyHint = ({ letter }: { letter: string }) => (
  <kbd
    aria-hidden
    className="rounded-control border border-current px-1.5 font-sans text-xs opacity-80 max-md:hidden"
  >
    {letter}
  </kbd>
)

/**
 * Ignores the key while a field has the focus.
 * @param act null while the letter does nothing
 * @param dialogs how many dialogs must be open for the letter to count
 */
export function useLetterKey(letter: string, act: (() => void) | null, dialogs: 0 | 1): void {
  const isOn = act !== null
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== letter || event.repeat || isForField(event)) return
    if (document.querySelectorAll('dialog[open]').length !== dialogs) return
    event.preventDefault()
    act?.()
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}

import { useEffect, useEffectEvent } from 'react'
import { isForField } from '#web/ui/fields/is-typing.ts'

/**
 * A letter as a shortcut, where it is meant for no field.
 * @param act null while the letter means nothing
 * @param dialogs how many dialogs lie over the page when the letter is meant for us
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

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { isEnterKey } from '#platform/web/ui/fields/is-enter-key.ts'

export function useTyping(field: HTMLInputElement) {
  const [typed, setTyped] = useState(field.value)
  // Opens at once if the field was focused before this code arrived.
  const [isOpen, setOpen] = useState(
    () => document.activeElement === field && (field.value === '' || isBeingTyped(field)),
  )
  const [active, setActive] = useState(-1)

  function show(isShown: boolean) {
    setTyped(field.value)
    setActive(-1)
    setOpen(isShown)
  }
  return { typed, isOpen, active, mark: setActive, show }
}

const isBeingTyped = ({ value, defaultValue, dataset }: HTMLInputElement): boolean =>
  value !== defaultValue && value !== dataset.searched

export function fillField(field: HTMLInputElement, words: string): void {
  field.value = words
  // A phone's keyboard would cover the results.
  if (matchMedia('(pointer: coarse)').matches) field.blur()
}

interface SearchBox {
  list: string
  count: number
  /** The list with its frame, where the focus may go without closing it. */
  frame: RefObject<HTMLElement | null>
  onChoose: (index: number) => void
  /** By the Delete key, while the field is empty. */
  onRemove: (index: number) => void
  onSubmit: (words: string) => void
}

/**
 * Turns the page's field into a combobox. The field is never re-rendered, so that no letter, focus
 * or phone keyboard is lost when this code arrives.
 */
export function useSearchBox(
  field: HTMLInputElement,
  { typed, isOpen, active, mark, show }: ReturnType<typeof useTyping>,
  { list, count, frame, onChoose, onRemove, onSubmit }: SearchBox,
): void {
  const isShown = isOpen && count > 0

  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      // There is one more position than options: the field itself.
      if (isShown) mark(((active + 1 + step + count + 1) % (count + 1)) - 1)
      else show(true)
    } else if (isEnterKey(event) && isShown && active >= 0) {
      event.preventDefault()
      onChoose(active)
    } else if (event.key === 'Delete' && isShown && active >= 0 && field.value === '') {
      event.preventDefault()
      onRemove(active)
      mark(Math.min(active, count - 2))
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      show(false)
    }
  })
  const leave = useEffectEvent(({ relatedTarget: to }: FocusEvent) => {
    if (to !== field && !(to instanceof Node && frame.current?.contains(to))) show(false)
  })
  const submit = useEffectEvent(() => {
    onSubmit(field.value)
    show(false)
  })
  const open = useEffectEvent(() => show(true))
  /** Picks up text typed before hydration. */
  const resync = useEffectEvent(() => field.value !== typed && show(true))

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    resync()
    field.addEventListener('input', () => open(), { signal })
    field.addEventListener('click', () => open(), { signal })
    field.addEventListener('focus', () => field.value === '' && open(), { signal })
    field.addEventListener('keydown', (event) => press(event), { signal })
    field.form?.addEventListener('submit', () => submit(), { signal })
    field.closest('search')?.addEventListener('focusout', (event) => leave(event), { signal })
    return () => listening.abort()
  }, [field])

  useEffect(() => {
    const announcements = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? list : null,
      'aria-activedescendant': isShown && active >= 0 ? `${list}-${active}` : null,
    }
    for (const [name, value] of Object.entries(announcements)) {
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
  }, [field, list, isShown, active])
}

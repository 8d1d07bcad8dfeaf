import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { isTyping } from './is-typing.ts'
import { TextInput } from './text-input.tsx'
import { isEnterKey } from './is-enter-key.ts'
import * as t from '#platform/texts.ts'

const pauseMs = 300
/** By then the router reports that it is loading a clicked link's page. */
const pauseAfterLinkMs = 1_000
const maxCharacters = 100

interface SearchFieldProps {
  label: string
  q: string
  onSearch: (q: string) => void
  shortcut?: '/'
}

export function SearchField({ label, q, onSearch, shortcut }: SearchFieldProps) {
  const [typed, setTyped] = useState(q)
  const [announced, setAnnounced] = useState(q)
  const input = useRef<HTMLInputElement>(null)
  const isLoading = useNavigation().state !== 'idle'
  // The address changed in another way, such as Back.
  if (q !== announced) {
    setAnnounced(q)
    setTyped(q)
  }
  // After the pause it searches from the current address, not from that at the last key.
  const sendPaused = useEffectEvent(() => send(typed.trim()))
  useEffect(() => {
    // A navigation now would cancel the page being loaded.
    if (typed.trim() === announced || isLoading) return undefined
    let pause = setTimeout(() => sendPaused(), pauseMs)
    const letLinkGoFirst = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('a[href]'))) return
      clearTimeout(pause)
      pause = setTimeout(() => sendPaused(), pauseAfterLinkMs)
    }
    document.addEventListener('click', letLinkGoFirst, { capture: true })
    return () => {
      clearTimeout(pause)
      document.removeEventListener('click', letLinkGoFirst, { capture: true })
    }
  }, [typed, announced, isLoading])

  useEffect(() => {
    if (!shortcut) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== shortcut || isTyping(event)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [shortcut])

  function send(text: string) {
    setAnnounced(text)
    if (text !== q) onSearch(text)
  }

  return (
    <form
      role="presentation"
      className="relative w-full sm:w-80"
      onSubmit={(event) => {
        event.preventDefault()
        send(typed.trim())
      }}
    >
      <Search
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-2.25 left-3 text-ink-3"
      />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxCharacters}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const { key, currentTarget } = event
          // The first Escape empties the field. Leaving it makes single-key shortcuts work again.
          if (shortcut && (isEnterKey(event) || (key === 'Escape' && typed === ''))) {
            // Runs after the form is submitted.
            requestAnimationFrame(() => currentTarget.blur())
          }
        }}
        ref={input}
        aria-keyshortcuts={shortcut}
        className="h-9! pl-9.5"
      />
      {q.length >= maxCharacters && (
        <p role="status" className="mt-1 text-xs text-ink-2">
          {t.only_the_first_max_characters({ max_characters: maxCharacters })}
        </p>
      )}
    </form>
  )
}

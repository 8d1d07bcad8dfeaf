import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { TextInput } from './text-input.tsx'

const pause_ms = 300

interface SearchFieldProps {
  label: string
  q: string
  onSearch: (q: string) => void
}

/** Searches as it is typed, a moment after the last letter. */
export function SearchField({ label, q, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(q)
  const [told, setTold] = useState(q)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address changed by another way, such as going back.
  if (q !== told) {
    setTold(q)
    setTyped(q)
  }
  useEffect(() => () => clearTimeout(waiting.current), [])

  function send(text: string) {
    clearTimeout(waiting.current)
    setTold(text)
    if (text !== q) onSearch(text)
  }

  return (
    <form
      role="presentation"
      className="relative w-full sm:w-72"
      onSubmit={(event) => {
        event.preventDefault()
        send(typed.trim())
      }}
    >
      <Search
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
      />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          const text = event.target.value
          setTyped(text)
          clearTimeout(waiting.current)
          waiting.current = setTimeout(() => send(text.trim()), pause_ms)
        }}
        className="h-9! pl-9.5"
      />
    </form>
  )
}

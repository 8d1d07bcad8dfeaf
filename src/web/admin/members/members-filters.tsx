import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { PillSelect } from '#web/ui/pill-select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { membersAddress, type MembersSearch, narrowed } from './members-address.ts'
import { sellerWords, statusWords, typeWords } from './member-words.ts'
import { useRegionNames } from './use-region-names.ts'

const pause_ms = 300

const optionsOf = (all: string, words: Record<string, string>) => [
  { value: '', label: all },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
]

/** What the table is narrowed to; each choice is a part of the address. */
export function MembersFilters({ search }: { search: MembersSearch }) {
  const navigate = useNavigate()
  const { regions } = useRegionNames()
  const go = (change: Partial<MembersSearch>) =>
    void navigate(membersAddress(narrowed(search, change)), { preventScrollReset: true, replace: true })
  const choose = (name: 'type' | 'status' | 'seller_kind' | 'region', value: string) =>
    go({ [name]: value || undefined })

  return (
    <search aria-label="Users" className="flex flex-wrap items-center gap-2">
      <SearchField q={search.q ?? ''} onSearch={(q) => go({ q: q || undefined })} />
      <PillSelect
        label="Type"
        value={search.type ?? ''}
        onChange={(event) => choose('type', event.target.value)}
        options={optionsOf('All types', typeWords)}
      />
      <PillSelect
        label="Status"
        value={search.status ?? ''}
        onChange={(event) => choose('status', event.target.value)}
        options={optionsOf('Any status', statusWords)}
      />
      <PillSelect
        label="Kind of seller"
        value={search.seller_kind ?? ''}
        onChange={(event) => choose('seller_kind', event.target.value)}
        options={optionsOf('Any seller', sellerWords)}
      />
      <PillSelect
        label="Region"
        value={search.region ?? ''}
        onChange={(event) => choose('region', event.target.value)}
        options={[
          { value: '', label: 'All regions' },
          ...regions.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
    </search>
  )
}

/** Searches as it is typed, a moment after the last letter. */
function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
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
        aria-label="Name, email, phone or number"
        placeholder="Name, email, phone or number"
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

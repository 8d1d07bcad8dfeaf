import { ChevronDown, Search } from 'lucide-react'
import {
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { type SelectGroup, type SelectOption, SelectOptions } from '#platform/web/ui/fields/select.tsx'
import * as t from '#app/texts.ts'

interface SearchBarProps {
  query?: string
  placeholder?: string
  /** Selects inside the bar: see `BarSelect`. The category shows on wide screens only. */
  category?: ReactNode
  region?: ReactNode
  /** Suggestions for the field, loaded once the bar has the focus. */
  Suggestions?: ComponentType<{ field: HTMLInputElement }>
}

/** A plain GET form; JavaScript leaves out empty fields and navigates without reloading. */
export function SearchBar({
  query = '',
  placeholder = t.search(),
  category,
  region,
  Suggestions,
}: SearchBarProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [isEntered, setEntered] = useState(false)
  const navigate = useNavigate()
  const followed = useRef(query)
  const isTyped = useRef(false)

  useEffect(() => {
    if (!field || query === followed.current) return
    followed.current = query
    // Back shows that page's search; text typed while the next page loads stays.
    if (!isTyped.current || document.activeElement !== field) writeInto(field, query)
  }, [field, query])

  function takeField(one: HTMLInputElement | null) {
    setField(one)
    // A focus from before hydration fires no event for React.
    if (one !== null && document.activeElement === one) setEntered(true)
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    isTyped.current = false
    // Marks the searched text, so that late suggestions stay closed.
    field?.setAttribute('data-searched', field.value)
    // A phone's keyboard would cover the results.
    if (matchMedia('(pointer: coarse)').matches) field?.blur()
    const params = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim())
    }
    void navigate({ pathname: '/ibuy', search: params.toString() })
  }

  return (
    <search onFocus={() => setEntered(true)} className="relative max-w-160 min-w-0 flex-1 max-md:max-w-none">
      <form action="/ibuy" method="get" onSubmit={search} className="search-form">
        <div className="relative min-w-0 flex-1">
          <Search aria-hidden size={20} strokeWidth={1.75} className="search-glass" />
          <input
            ref={takeField}
            type="search"
            name="q"
            defaultValue={query}
            onInput={() => {
              isTyped.current = true
            }}
            placeholder={placeholder}
            aria-label={t.search_listings()}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            className="search-field"
          />
        </div>
        {category && <div className="flex border-l border-line max-xl:hidden">{category}</div>}
        {region && <div className="flex border-l border-line max-[23rem]:hidden">{region}</div>}
        <button type="submit" aria-label={t.search()} className="search-button">
          <Search aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </form>
      {isEntered && field && Suggestions && (
        <Suspense>
          <Suggestions field={field} />
        </Suspense>
      )}
    </search>
  )
}

function writeInto(field: HTMLInputElement, words: string) {
  field.value = words
}

interface BarSelectProps extends ComponentProps<'select'> {
  label: string
  options: (SelectOption | SelectGroup)[]
}

export function BarSelect({ label, options, ...rest }: BarSelectProps) {
  return (
    <span className="relative flex">
      <select {...rest} key={String(rest.defaultValue ?? '')} aria-label={label} className="bar-select">
        <SelectOptions options={options} />
      </select>
      <ChevronDown aria-hidden size={18} strokeWidth={1.75} className="bar-chevron" />
    </span>
  )
}

import { keepPreviousData } from '@tanstack/react-query'
import { CarFront, History, LayoutGrid, type LucideIcon, MapPin, Search as SearchIcon, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type SearchSuggestion, suggestSearches } from '#domains/search/common/search.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { createPersistedStore } from '#platform/web/storage/persisted-store.ts'
import { useStore } from '#platform/web/storage/use-store.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { searchAddress } from '../search-address.ts'
import { fillField, useSearchBox, useTyping } from './use-search-box.ts'
import * as t from '#domains/search/texts.ts'

const recentSearches = createPersistedStore<{ words: string[] }>('hoko-recent-searches', { words: [] })

const maxEntries = 8

function rememberSearch(words: string): void {
  const text = words.trim()
  if (text === '') return
  const { words: stored } = recentSearches.getState()
  const others = stored.filter((one) => one.toLowerCase() !== text.toLowerCase())
  recentSearches.setState({ words: [text, ...others].slice(0, maxEntries) })
}

function forgetSearch(words: string): void {
  const { words: stored } = recentSearches.getState()
  recentSearches.setState({ words: stored.filter((one) => one !== words) })
}

function forgetSearches(): void {
  recentSearches.setState({ words: [] })
}

type Option = ({ key: string } & SearchSuggestion) | { key: string; kind: 'recent' | 'words'; words: string }

const maxRecentWhileTyping = 2

export function optionsFor(typed: string, recent: string[], suggested: SearchSuggestion[]): Option[] {
  const text = typed.trim()
  const begun = (words: string) => words.toLowerCase().startsWith(text.toLowerCase())
  const again = (words: string): Option => ({ key: `recent ${words}`, kind: 'recent', words })
  if (text === '') return recent.map(again)
  return [
    // First, because it's available at once: later options then shift nothing.
    { key: 'words', kind: 'words', words: text },
    ...recent
      .filter((words) => begun(words) && words !== text)
      .slice(0, maxRecentWhileTyping)
      .map(again),
    ...suggested.map((one) => ({ ...one, key: `${one.kind} ${JSON.stringify(one.search)}` })),
  ]
}

export function describeCount(options: Option[]): string {
  const count = options.filter(({ kind }) => kind !== 'words').length
  if (count === 0) return t.no_suggestions_press_enter_to_search()
  return t.count_suggestions({ count })
}

export function Suggestions({ field }: { field: HTMLInputElement }) {
  const list = useId()
  const frame = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const typing = useTyping(field)
  const { typed, isOpen, active, show } = typing
  const recent = useStore(recentSearches, ({ words }) => words)
  const { items, isLate } = useSuggested(typed.trim())
  const options = optionsFor(typed, recent, items)

  function choose(index: number) {
    const option = options[index]
    if (!option) return
    const isWords = option.kind === 'words' || option.kind === 'recent'
    if (isWords) rememberSearch(option.words)
    fillField(field, isWords ? option.words : '')
    show(false)
    void navigate(getAddress(option, field.form))
  }

  function remove(index: number) {
    const option = options[index]
    if (option?.kind === 'recent') forgetSearch(option.words)
  }

  useSearchBox(field, typing, {
    list,
    count: options.length,
    frame,
    onChoose: choose,
    onRemove: remove,
    onSubmit: rememberSearch,
  })

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && !isLate && options.length > 0 && describeCount(options)}
      </p>
      {isOpen && options.length > 0 && (
        <div
          ref={frame}
          className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[min(30rem,65dvh)] overflow-y-auto rounded-panel border border-line bg-paper p-1.5 shadow-float max-md:-inset-x-3.5 max-md:mt-2.5 max-md:rounded-none max-md:border-x-0"
        >
          {typed.trim() === '' && <RecentHead onClear={() => field.focus()} />}
          <OptionList id={list} options={options} active={active} onChoose={choose} onRemove={remove} />
        </div>
      )}
    </>
  )
}

const pauseMs = 60

/** Debounced. The previous suggestions stay until the next arrive. */
function useSuggested(typed: string) {
  const [query, setQuery] = useState(typed)
  useEffect(() => {
    const waiting = setTimeout(() => setQuery(typed), pauseMs)
    return () => clearTimeout(waiting)
  }, [typed])
  const call = useApiQuery(
    suggestSearches,
    { q: query.slice(0, 120) },
    { enabled: query !== '', staleTime: 60_000, placeholderData: keepPreviousData },
  )
  return {
    items: call.data?.items ?? [],
    isLate: typed !== '' && (query !== typed || call.isFetching),
  }
}

/** Adds the region chosen beside the field, unless a place was chosen. */
function getAddress(option: Option, form: HTMLFormElement | null): string {
  const formRegion = form ? new FormData(form).get('region') : null
  const region = typeof formRegion === 'string' && formRegion !== '' ? { region: [formRegion] } : {}
  if (!('search' in option)) return searchAddress({ q: option.words, ...region })
  return searchAddress(option.kind === 'place' ? option.search : { ...option.search, ...region })
}

function RecentHead({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex items-center gap-3 px-3 py-1.5">
      <p className="text-xs font-semibold text-ink-3">{t.recent_searches()}</p>
      <button
        type="button"
        onClick={() => {
          forgetSearches()
          onClear()
        }}
        className="ml-auto rounded-control px-1.5 py-1 text-xs font-semibold text-pounamu hover:underline"
      >
        <Sentence
          parts={t.clear_recent_searches({ span: (parts) => <span className="sr-only">{parts}</span> })}
        />
      </button>
    </div>
  )
}

interface OptionListProps {
  id: string
  options: Option[]
  active: number
  onChoose: (index: number) => void
  onRemove: (index: number) => void
}

function OptionList({ id, options, active, onChoose, onRemove }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div id={id} ref={list} role="listbox" aria-label={t.suggestions()}>
      {options.map((option, index) => (
        <div
          key={option.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // Uses mousedown, so that choosing comes before the field's blur.
          onMouseDown={(event) => {
            event.preventDefault()
            onChoose(index)
          }}
          className={joinClasses(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-sm select-none hover:bg-sunk',
            index === active && 'bg-pounamu-wash text-pounamu-deep hover:bg-pounamu-wash',
          )}
        >
          <OptionText option={option} />
          {option.kind === 'recent' && (
            // An option can't contain a button; the Delete key does the same.
            <span
              aria-hidden
              title={t.remove_recent_search()}
              onMouseDown={(event) => {
                event.preventDefault()
                event.stopPropagation()
                onRemove(index)
              }}
              className="-my-1.5 -mr-3 ml-auto grid size-11 shrink-0 place-items-center rounded-control text-ink-3 hover:text-ink"
            >
              <X size={16} strokeWidth={1.75} />
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

const icons: Record<Option['kind'], LucideIcon> = {
  category: LayoutGrid,
  make: CarFront,
  model: CarFront,
  place: MapPin,
  recent: History,
  words: SearchIcon,
}

function OptionText({ option }: { option: Option }) {
  const Icon = icons[option.kind]
  return (
    <>
      <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 break-words">
        {option.kind === 'words' ? t.search_for_query({ query: option.words }) : option.words}
        {'within' in option && <span className="ml-2 text-xs text-ink-3">{option.within}</span>}
      </span>
      {'listing_count' in option && option.listing_count > 0 && (
        <span className="num shrink-0 text-xs text-ink-3">
          <Sentence
            parts={t.count_listings_shown_as_number({
              number: formatCount(option.listing_count),
              count: option.listing_count,
              hidden: (parts) => <span className="sr-only">{parts}</span>,
            })}
          />
        </span>
      )}
    </>
  )
}

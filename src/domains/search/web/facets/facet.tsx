import { Link } from 'react-router'
import { Check, ChevronDown, ChevronLeft } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { must } from '#platform/common/must.ts'
import { keysOf } from '#platform/common/records.ts'
import { useChangeLink } from '#platform/web/ui/addresses/use-change-address.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { isSeveral } from '../search-address.ts'
import { type Count, type CountedChoice, describeCount, offeredChoices } from './facet-counts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import * as t from '#domains/search/texts.ts'

interface FacetProps {
  title: string
  name: string
  children: ReactNode
  folds?: boolean
  isChosen?: boolean
}

const facetStyle = 'facet'

export function Facet({ folds = false, ...facet }: FacetProps) {
  if (folds) return <FoldedFacet {...facet} />
  const { title, name, children } = facet
  return (
    <section aria-labelledby={name} className={facetStyle}>
      <h3 id={name} className="mb-1.5 text-sm font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}

function FoldedFacet({ title, name, children, isChosen = false }: Omit<FacetProps, 'folds'>) {
  const [isOpen, setOpen] = useState(isChosen)
  const [wasChosen, setWasChosen] = useState(isChosen)
  if (wasChosen !== isChosen) {
    setWasChosen(isChosen)
    // Stays open after its choice is removed, so that nothing shifts under the finger.
    if (isChosen) setOpen(true)
  }
  return (
    <section aria-labelledby={name} className="border-b border-line py-2 last:border-0">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/fold">
        <summary className="flex min-h-9 cursor-pointer list-none items-center justify-between gap-2 rounded-control hover:text-pounamu [&::-webkit-details-marker]:hidden">
          <h3 id={name} className="text-sm font-semibold">
            {title}
          </h3>
          <ChevronDown
            aria-hidden
            size={16}
            strokeWidth={1.75}
            className="shrink-0 text-ink-3 transition-transform group-open/fold:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <div className="pb-2">{children}</div>
      </details>
    </section>
  )
}

/** A choice of several is drawn as a check box, but stays a link: it works without JavaScript. */
interface FacetLinkProps {
  to: string
  children: ReactNode
  count?: Count | undefined
  chosen?: boolean
  back?: boolean
  indent?: boolean
  /** Whether others of the facet may be chosen beside it. */
  isOneOfSeveral?: boolean
}

export function FacetLink({
  to,
  children,
  count,
  chosen = false,
  back = false,
  indent = false,
  isOneOfSeveral = false,
}: FacetLinkProps) {
  const press = useChangeLink(isSeveral)
  const isEmpty = count?.count === 0
  return (
    <Link
      to={to}
      onClick={press}
      onKeyDown={isOneOfSeveral ? pressBySpace : undefined}
      preventScrollReset
      aria-current={chosen || undefined}
      className={joinClasses(
        'facet-link',
        chosen ? 'font-semibold text-pounamu-deep' : isEmpty && 'text-ink-3',
        indent && 'pl-4',
      )}
    >
      {back && <ChevronLeft aria-hidden size={16} strokeWidth={1.75} className="-ml-1 shrink-0" />}
      {isOneOfSeveral ? (
        <span
          aria-hidden
          className={joinClasses('facet-box', chosen && 'border-pounamu bg-pounamu text-on-pounamu')}
        >
          {chosen && <Check size={14} strokeWidth={2.5} />}
        </span>
      ) : (
        chosen && <Check aria-hidden size={16} strokeWidth={2.25} className="shrink-0" />
      )}
      <span className="facet-name">{children}</span>
      {count !== undefined && !(isEmpty && count.isAbout) && (
        <span className="facet-count">
          <Sentence
            parts={t.count_listings_shown_as_number({
              number: describeCount(count),
              count: count.count,
              hidden: (parts) => <span className="sr-only">{parts}</span>,
            })}
          />
        </span>
      )}
    </Link>
  )
}

/** It looks like a check box, which the Space key ticks. */
function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

const maxAtOnce = 8

/** Lists longer than this can be searched. */
const maxBrowsed = 14

interface FacetListProps {
  links: ReactNode[]
  /** The name of each link, for the search of a long list. */
  names: string[]
  startsOpen?: boolean
}

export function FacetList({ links, names, startsOpen = false }: FacetListProps) {
  const [typed, setTyped] = useState('')
  if (links.length <= maxAtOnce + 1) return <ul>{links}</ul>
  const wanted = fold(typed.trim())
  const isFound = (at: number) => fold(names[at] ?? '').includes(wanted)
  const found = links.filter((_, at) => isFound(at))
  return (
    <>
      {wanted === '' && <ul>{links.slice(0, maxAtOnce)}</ul>}
      <details open={startsOpen || undefined}>
        <summary className="flex min-h-9 cursor-pointer items-center text-sm font-semibold text-pounamu hover:underline xl:min-h-8">
          {t.count_more({ count: links.length - maxAtOnce })}
        </summary>
        {links.length > maxBrowsed && (
          <input
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-label={t.find_in_this_list()}
            placeholder={t.find_in_this_list()}
            maxLength={40}
            className="mb-1.5 h-9 w-full rounded-control border border-line-strong bg-paper px-2.5 text-sm [html:not([data-scripts])_&]:hidden"
          />
        )}
        {wanted === '' ? (
          <ul>{links.slice(maxAtOnce)}</ul>
        ) : found.length > 0 ? (
          <ul>{found}</ul>
        ) : (
          <p role="status" className="py-1 text-sm text-ink-3">
            {t.nothing_here_matches_typed({ typed: typed.trim() })}
          </p>
        )}
      </details>
    </>
  )
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export interface FacetChoice extends CountedChoice<string> {
  words: string
  to: string
}

interface ChoiceFacetProps extends Omit<FacetProps, 'children' | 'isChosen'> {
  choices: FacetChoice[]
  total: number | null | undefined
  takesSeveral?: boolean
}

export function ChoiceFacet({ choices, total = null, takesSeveral = false, ...facet }: ChoiceFacetProps) {
  const words = new Map(choices.map((choice) => [choice.value, choice]))
  const offered = offeredChoices(choices, total).map(({ value }) => must(words.get(value), 'choice'))
  if (offered.length === 0) return null
  return (
    <Facet {...facet} isChosen={choices.some(({ isChosen }) => isChosen)}>
      <FacetList
        names={offered.map((choice) => choice.words)}
        startsOpen={offered.slice(maxAtOnce).some(({ isChosen }) => isChosen)}
        links={offered.map((choice) => (
          <li key={choice.value}>
            <FacetLink
              chosen={choice.isChosen}
              to={choice.to}
              count={choice.count}
              isOneOfSeveral={takesSeveral}
            >
              {choice.words}
            </FacetLink>
          </li>
        ))}
      />
    </Facet>
  )
}

export const choicesFrom = <Value extends string>(
  words: Record<Value, string>,
  chosen: readonly string[] | undefined,
  countOf: ((value: string) => Count | undefined) | null,
  to: (value: Value) => string,
): FacetChoice[] =>
  keysOf(words).map((value) => ({
    value,
    words: words[value],
    count: countOf?.(value),
    isChosen: chosen?.includes(value) ?? false,
    to: to(value),
  }))

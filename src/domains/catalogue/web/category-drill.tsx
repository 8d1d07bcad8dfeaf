import { keepPreviousData } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Category } from '#domains/catalogue/common/catalogue.ts'
import { type CategorySuggestion, suggestCategories } from '#domains/search/common/search.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { isEnterKey } from '#platform/web/ui/fields/is-enter-key.ts'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { CategoryIcon } from './category-icon.tsx'
import { type CategoryBranch, categoryTree, foldText, namedSo, pathTo } from './shared/category-options.ts'
import * as t from '#domains/catalogue/texts.ts'

export const getTypeNames = makeTexts(() => ({
  general: t.general_items(),
  vehicle: t.vehicles(),
  property: t.property(),
}))

interface CategoryDrillProps {
  type: Category['type']
  categories: Category[]
  start: number | null
  chosen: number | null
  onChoose: (id: number) => void
}

export function CategoryDrill({ type, categories, start, chosen, onChoose }: CategoryDrillProps) {
  const [words, setWords] = useState('')
  const [at, setAt] = useState(start)
  const branches = categoryTree(categories)
  const path = pathTo(categories, at)
  const here = path.reduce<CategoryBranch | undefined>(
    (branch, { id }) => (branch?.children ?? branches).find((one) => one.id === id),
    undefined,
  )
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // On a phone the keyboard would cover the tree.
    if (matchMedia('(pointer: fine)').matches) search.current?.focus()
  }, [])
  const { matches, elsewhere } = useMatches(type, categories, words)

  return (
    // A fixed minimum height, so that the dialog doesn't jump while typing.
    <div className="grid min-h-[min(28rem,60dvh)] content-start gap-3">
      <TextInput
        type="search"
        aria-label={t.find_a_category()}
        placeholder={t.couch_ute_ps5()}
        autoComplete="off"
        ref={search}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className="sticky top-0 z-10"
        onKeyDown={(event) => {
          if (!isEnterKey(event)) return
          event.preventDefault()
          const first = matches?.[0]
          if (first) onChoose(first.id)
        }}
      />
      <p role="status" className={matches?.length === 0 ? 'py-6 text-center text-sm text-ink-2' : 'sr-only'}>
        {matches &&
          (matches.length > 0
            ? t.count_found({ count: matches.length })
            : t.no_category_found_try_another_word_or())}
      </p>
      {elsewhere && <p className="text-sm text-ink-2">{listedElsewhere(words, elsewhere)}</p>}
      {matches ? (
        <ul className="grid">
          {matches.map((category) => (
            <Row
              key={category.id}
              category={category}
              isChosen={category.id === chosen}
              onPress={() => onChoose(category.id)}
            >
              {pathTo(categories, category.parent_id)
                .map(({ name }) => name)
                .join(' › ')}
            </Row>
          ))}
        </ul>
      ) : (
        <>
          {here && (
            <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-3">
              <Button
                kind="ghost"
                size="small"
                icon={ChevronLeft}
                onClick={() => setAt(here.parent_id)}
                className="-ml-3"
              >
                {path.at(-2)?.name ?? t.all_categories()}
              </Button>
              <Button kind="quiet" size="small" onClick={() => onChoose(here.id)}>
                {t.use_name({ name: here.name })}
              </Button>
            </div>
          )}
          <ul className="grid">
            {(here?.children ?? branches).map((branch) => (
              <Row
                key={branch.id}
                category={branch}
                isChosen={branch.id === chosen}
                goesOn={branch.children.length > 0}
                onPress={() => (branch.children.length > 0 ? setAt(branch.id) : onChoose(branch.id))}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface RowProps {
  category: Category
  isChosen: boolean
  goesOn?: boolean
  onPress: () => void
  children?: string
}

function Row({ category, isChosen, goesOn = false, onPress, children }: RowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        aria-current={isChosen || undefined}
        className={joinClasses(
          'flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left text-sm hover:bg-sunk focus-visible:-outline-offset-2',
          isChosen && 'bg-pounamu-wash font-semibold text-pounamu-deep hover:bg-pounamu-wash',
        )}
      >
        <CategoryIcon category={category} size={20} className="shrink-0 text-ink-3" />
        <span className="grid min-w-0 flex-1">
          {category.name}
          {children && <span className="text-xs font-normal text-ink-3">{children}</span>}
        </span>
        {goesOn && <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" />}
      </button>
    </li>
  )
}

/** Matches exact names at once, and synonyms above them as soon as they have loaded. */
function useMatches(type: Category['type'], categories: Category[], words: string) {
  const q = words.trim().slice(0, 120)
  const { data, isPlaceholderData } = useApiQuery(
    suggestCategories,
    { q, type },
    { enabled: foldText(q) !== '', staleTime: 60_000, placeholderData: keepPreviousData },
  )
  if (foldText(q) === '') return { matches: null, elsewhere: null }
  const suggested = isPlaceholderData ? [] : (data?.items ?? [])
  const ids = suggested.map(({ id }) => id)
  const meant = ids.flatMap((id) => categories.find((category) => category.id === id) ?? [])
  const named = namedSo(categories, q).filter(({ id }) => !ids.includes(id))
  return {
    matches: [...meant, ...named].slice(0, 30),
    elsewhere: suggested.find((category) => category.type !== type) ?? null,
  }
}

const listedElsewhere = (words: string, { type, name }: CategorySuggestion): string =>
  t.trim_is_listed_under_type_names_name({ trim: words.trim(), type_names: getTypeNames()[type], name })

import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type Category, listCategories } from '#contract/catalogue.ts'
import { messageOf } from '#web/lib/problem.ts'
import { useCall } from '#web/lib/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import type { FieldControl } from '#web/ui/field.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { controlLook, TextInput } from '#web/ui/text-input.tsx'
import { CategoryIcon } from './category-icon.tsx'
import { type CategoryBranch, categoryTree, folded, pathTo } from './category-match.ts'

interface CategoryChooserProps extends Partial<FieldControl> {
  type: Category['type']
  value: number | null
  onChange: (id: number) => void
}

/** One category of a type: by a few letters of its name, or down the tree. */
export function CategoryChooser({ type, value, onChange, ...control }: CategoryChooserProps) {
  const [isOpen, setOpen] = useState(false)
  const { data, error, isFetching, refetch } = useCall(
    listCategories,
    { type, all: 'yes' },
    { staleTime: 300_000 },
  )
  const path = pathTo(data?.items ?? [], value)
  const words = path.map(({ name }) => name).join(' › ')

  return (
    <>
      <button
        {...control}
        type="button"
        aria-haspopup="dialog"
        aria-label={words ? `Category: ${words}. Change it` : 'Choose a category'}
        onClick={() => setOpen(true)}
        className={classes(
          controlLook,
          'flex h-auto min-h-11 items-center justify-between gap-3 py-2 text-left',
        )}
      >
        <span className={classes('min-w-0 break-words', !words && 'text-ink-3')}>
          {words || (value !== null && !data ? 'One moment …' : 'Choose a category')}
        </span>
        <ChevronDown aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-2" />
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Choose a category" shape="sheet">
        {data ? (
          <Drill
            categories={data.items}
            start={path.at(-2)?.id ?? null}
            chosen={value}
            onChoose={(id) => {
              onChange(id)
              setOpen(false)
            }}
          />
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching}>
            {messageOf(error)}
          </ErrorState>
        ) : (
          <Loading label="Loading the categories">
            <SkeletonText lines={8} />
          </Loading>
        )}
      </Dialog>
    </>
  )
}

interface DrillProps {
  categories: Category[]
  /** The level to begin at. */
  start: number | null
  chosen: number | null
  onChoose: (id: number) => void
}

function Drill({ categories, start, chosen, onChoose }: DrillProps) {
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
  const asked = folded(words)
  const matches =
    asked === '' ? null : categories.filter(({ name }) => folded(name).includes(asked)).slice(0, 30)

  return (
    <div className="grid gap-3">
      <TextInput
        type="search"
        aria-label="Find a category"
        placeholder="Bicycle, sofa, camera …"
        autoComplete="off"
        ref={search}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className="sticky top-0 z-10"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          const first = matches?.[0]
          if (first) onChoose(first.id)
        }}
      />
      <p role="status" className={matches?.length === 0 ? 'py-6 text-center text-sm text-ink-2' : 'sr-only'}>
        {matches &&
          (matches.length === 0
            ? 'No category is called that. Try another word, or look through them.'
            : `${matches.length} found`)}
      </p>
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
                {path.at(-2)?.name ?? 'All categories'}
              </Button>
              <Button kind="quiet" size="small" onClick={() => onChoose(here.id)}>
                {`Use “${here.name}”`}
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
  /** The way to it, where it is not clear. */
  children?: string
}

function Row({ category, isChosen, goesOn = false, onPress, children }: RowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        aria-current={isChosen || undefined}
        className={classes(
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

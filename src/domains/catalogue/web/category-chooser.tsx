import { keepPreviousData } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Category, listCategories } from '#domains/catalogue/common/catalogue.ts'
import { type CategorySuggestion, suggestCategories } from '#domains/search/common/search.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Chip } from '#platform/web/ui/facts/chip.tsx'
import type { FieldControl } from '#platform/web/ui/fields/field.tsx'
import { controlStyle } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { getTypeNames, CategoryDrill } from './category-drill.tsx'
import { pathTo } from './shared/category-options.ts'
import * as t from '#domains/catalogue/texts.ts'

interface CategoryHint {
  words: string
  isSure: boolean
}

interface SuggestedCategoriesProps {
  type: Category['type']
  hint: CategoryHint
  chosen: number | null
  onChoose: (id: number) => void
  /** Moves the listing to another type; absent if the type is fixed. */
  onMove?: ((category: Pick<Category, 'id' | 'type'>) => Promise<void>) | undefined
}

function SuggestedCategories({ type, hint, chosen, onChoose, onMove }: SuggestedCategoriesProps) {
  const words = useSettled(hint.words.trim().slice(0, 120))
  const { data, isPlaceholderData } = useApiQuery(
    suggestCategories,
    { q: words, from: 'title', type },
    { enabled: /[\p{L}\p{N}]/u.test(words), staleTime: 60_000, placeholderData: keepPreviousData },
  )
  const found = words === '' ? [] : (data?.items ?? [])
  const suggested = found.filter((category) => category.type === type)
  const elsewhere = found.find((category) => category.type !== type)
  const likeliest = suggested[0]?.id ?? null
  const isSettled = !isPlaceholderData && words === hint.words.trim().slice(0, 120)
  const fill = useEffectEvent(() => {
    if (hint.isSure && isSettled && chosen === null && likeliest !== null) onChoose(likeliest)
  })
  useEffect(() => fill(), [likeliest, isSettled, hint.isSure])
  // Late suggestions after a choice would shift the page under a finger.
  if (chosen !== null) return null
  return (
    <>
      {suggested.length > 0 && <SuggestedChips categories={suggested} onChoose={onChoose} />}
      {elsewhere && onMove && <OtherType category={elsewhere} onMove={onMove} />}
    </>
  )
}

type SuggestedChipsProps = Pick<SuggestedCategoriesProps, 'onChoose'> & { categories: CategorySuggestion[] }

function SuggestedChips({ categories, onChoose }: SuggestedChipsProps) {
  return (
    <div
      role="group"
      aria-label={t.suggested_categories()}
      className="mt-2 flex flex-wrap items-center gap-2"
    >
      <span aria-hidden className="text-xs text-ink-3">
        {t.suggested()}
      </span>
      {categories.map(({ id, name, path }) => (
        <Chip key={id} onClick={() => onChoose(id)} className="h-auto min-h-9 py-1 whitespace-normal!">
          {[...path.slice(-1), name].join(' › ')}
        </Chip>
      ))}
    </div>
  )
}

interface OtherTypeProps {
  category: CategorySuggestion
  onMove: NonNullable<SuggestedCategoriesProps['onMove']>
}

function OtherType({ category: { id, type }, onMove }: OtherTypeProps) {
  const [isMoving, setMoving] = useState(false)
  async function move() {
    setMoving(true)
    await onMove({ id, type })
    setMoving(false)
  }
  return (
    <div className="mt-2">
      <Notice
        action={
          <Button kind="quiet" size="small" busy={isMoving} onClick={() => void move()}>
            {t.list_it_under_type_name({ type_name: getTypeNames()[type] })}
          </Button>
        }
      >
        {t.this_looks_like_a_type({ type: type === 'general' ? 'other' : type })}{' '}
        {t.well_move_your_title_and_photos()}
      </Notice>
    </div>
  )
}

const pauseMs = 350

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

interface CategoryChooserProps extends Partial<FieldControl> {
  type: Category['type']
  value: number | null
  onChange: (id: number) => void
  hint: CategoryHint
  onMove?: SuggestedCategoriesProps['onMove']
}

export function CategoryChooser({ type, value, onChange, hint, onMove, ...control }: CategoryChooserProps) {
  const [isOpen, setOpen] = useState(false)
  const call = useApiQuery(listCategories, { type, all: 'yes' }, { staleTime: 300_000 })
  const path = pathTo(call.data?.items ?? [], value)
  const words = path.map(({ name }) => name).join(' › ')
  const unnamed = value !== null && !call.data ? t.loading() : t.choose_a_category()

  return (
    <>
      <button
        {...control}
        type="button"
        aria-haspopup="dialog"
        aria-label={words ? t.category_path_change_it({ path: words }) : unnamed}
        onClick={() => setOpen(true)}
        className={joinClasses(
          controlStyle,
          'flex h-auto min-h-11 items-center justify-between gap-3 py-2 text-left',
        )}
      >
        <span className={joinClasses('min-w-0 break-words', !words && 'text-ink-3')}>{words || unnamed}</span>
        <ChevronDown aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-2" />
      </button>
      {call.data && !isOpen && (
        <SuggestedCategories type={type} hint={hint} chosen={value} onChoose={onChange} onMove={onMove} />
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.choose_a_category()} shape="sheet">
        <Query call={call} loading={t.loading_categories()} skeleton={<SkeletonText lines={8} />}>
          {(data) => (
            <CategoryDrill
              type={type}
              categories={data.items}
              start={path.at(-2)?.id ?? null}
              chosen={value}
              onChoose={(id) => {
                onChange(id)
                setOpen(false)
              }}
            />
          )}
        </Query>
      </Dialog>
    </>
  )
}

import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { type Category, listCategories } from '#domains/catalogue/common/catalogue.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import type { FieldControl } from '#platform/web/ui/fields/field.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { controlStyle } from '#platform/web/ui/fields/text-input.tsx'
import { CategoryDrill } from './category-drill.tsx'
import { pathTo } from './shared/category-match.ts'
import {
  type CategoryHint,
  SuggestedCategories,
  type SuggestedCategoriesProps,
} from './suggested-categories.tsx'
import * as t from '#domains/catalogue/texts.ts'

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

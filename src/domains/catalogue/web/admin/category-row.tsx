import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronRight,
  Ellipsis,
  Eye,
  EyeOff,
  GripVertical,
  IndentDecrease,
  IndentIncrease,
  Pencil,
  Plus,
  Star,
  StarOff,
  Trash2,
} from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { deepestCategory, type AdminCategory, updateCategory } from '#domains/catalogue/common/catalogue.ts'
import { CategoryIcon } from '#domains/catalogue/web/category-icon.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#platform/web/ui/overlays/menu.tsx'
import type { Drop, Step } from './category-places.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { PageLink } from '#domains/staff/web/shared/page-link.tsx'
import * as t from '#domains/catalogue/texts.ts'

export interface CategoryActs {
  step: (category: AdminCategory, step: Step) => void
  maySteps: (category: AdminCategory) => Set<Step>
  toggle: (category: AdminCategory) => void
  setFamous: (category: AdminCategory, isFamous: boolean) => void
  confirmHiding: (category: AdminCategory) => void
  show: (category: AdminCategory) => void
  confirmRemoval: (category: AdminCategory) => void
}

interface CategoryRowProps {
  category: AdminCategory
  level: number
  /** Null without children. */
  isOpen: boolean | null
  isDragged: boolean
  drop: Drop | null
  /** Hidden by an ancestor. */
  isOutOfSight: boolean
  grip: ComponentProps<'button'>
  acts: CategoryActs
}

const keys: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

export const gripId = (id: number) => `grip-${id}`

export function CategoryRow({
  category,
  level,
  isOpen,
  isDragged,
  drop,
  isOutOfSight,
  grip,
  acts,
}: CategoryRowProps) {
  const { id, name, status, is_famous: isFamous, listing_count: listingCount } = category

  function press(event: KeyboardEvent) {
    const step = keys[event.key]
    if (!step) return
    event.preventDefault()
    acts.step(category, step)
  }

  return (
    <div
      data-category={id}
      className={joinClasses(
        'relative flex min-h-12 items-center gap-1.5 border-t border-line pr-2 hover:bg-sunk',
        isDragged && 'opacity-50',
        drop === 'into' && 'bg-pounamu-wash outline-2 -outline-offset-2 outline-pounamu',
        drop === 'before' && 'before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:bg-pounamu',
        drop === 'after' && 'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-pounamu',
      )}
    >
      <May op={updateCategory} otherwise={<span aria-hidden className="w-2 shrink-0" />}>
        <button
          {...grip}
          type="button"
          id={gripId(id)}
          aria-label={t.move_name({ name })}
          aria-describedby="category-keys"
          onKeyDown={press}
          className="grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center text-ink-3 hover:text-ink active:cursor-grabbing"
        >
          <GripVertical aria-hidden size={18} strokeWidth={1.75} />
        </button>
      </May>
      <span aria-hidden className="shrink-0" style={{ width: `${(level - 1) * 1.25}rem` }} />
      {isOpen === null ? (
        <span aria-hidden className="w-7 shrink-0" />
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t.subcategories_of_name({ name })}
          onClick={() => acts.toggle(category)}
          className="grid size-7 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-line"
        >
          {isOpen ? (
            <ChevronDown aria-hidden size={18} strokeWidth={1.75} />
          ) : (
            <ChevronRight aria-hidden size={18} strokeWidth={1.75} />
          )}
        </button>
      )}
      <Face category={category} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 py-2">
        <PageLink
          to={`/category/${id}/edit`}
          className={joinClasses(
            'text-sm wrap-anywhere',
            level === 1 && 'font-semibold',
            (status === 'hidden' || isOutOfSight) && 'text-ink-3',
          )}
        >
          {name}
        </PageLink>
        {isFamous && (
          <Badge kind="good" icon={Star}>
            {t.famous()}
          </Badge>
        )}
        {status === 'hidden' && <Badge icon={EyeOff}>{t.hidden()}</Badge>}
      </span>
      <span className="num shrink-0 text-sm text-ink-2">
        {formatCount(listingCount)}
        <span className="sr-only"> {t.live_listings()}</span>
      </span>
      <RowMenu category={category} level={level} acts={acts} />
    </div>
  )
}

function Face({ category }: { category: AdminCategory }) {
  if (!category.image)
    return <CategoryIcon category={category} size={20} className="mx-0.5 shrink-0 text-ink-3" />
  return <img src={category.image} alt="" className="size-6 shrink-0 rounded-control object-cover" />
}

function RowMenu({ category, level, acts }: Pick<CategoryRowProps, 'category' | 'level' | 'acts'>) {
  const { id, name, status, is_famous: isFamous } = category
  const may = acts.maySteps(category)
  const steps = [
    ['up', t.move_up(), ArrowUp],
    ['down', t.move_down(), ArrowDown],
    ['in', t.move_under_the_category_above(), IndentIncrease],
    ['out', t.move_out_one_level(), IndentDecrease],
  ] as const
  return (
    <May op={updateCategory}>
      <Menu trigger={<IconButton icon={Ellipsis} label={t.actions_for_name({ name })} />}>
        <MenuLink to={`/category/${id}/edit`} icon={Pencil}>
          {t.edit()}
        </MenuLink>
        {level < deepestCategory && (
          <MenuLink to={`/category/new?parent=${id}`} icon={Plus}>
            {t.add_subcategory()}
          </MenuLink>
        )}
        <MenuSeparator />
        {steps.map(([step, words, icon]) => (
          <MenuItem
            key={step}
            icon={icon}
            disabled={!may.has(step)}
            onSelect={() => acts.step(category, step)}
          >
            {words}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={isFamous ? StarOff : Star} onSelect={() => acts.setFamous(category, !isFamous)}>
          {isFamous ? t.take_from_the_famous_ones() : t.make_it_famous()}
        </MenuItem>
        {status === 'active' ? (
          <MenuItem icon={EyeOff} onSelect={() => acts.confirmHiding(category)}>
            {t.hide_category()}
          </MenuItem>
        ) : (
          <MenuItem icon={Eye} onSelect={() => acts.show(category)}>
            {t.show_again()}
          </MenuItem>
        )}
        <MenuItem icon={Trash2} danger onSelect={() => acts.confirmRemoval(category)}>
          {t.remove()}
        </MenuItem>
      </Menu>
    </May>
  )
}

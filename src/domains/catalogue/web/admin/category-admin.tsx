import { useQueryClient } from '@tanstack/react-query'
import { type PointerEvent, useState, type ReactNode } from 'react'
import {
  type AdminCategory,
  listAdminCategories,
  updateCategory,
} from '#domains/catalogue/common/catalogue.ts'
import { foldText, pathTo } from '#domains/catalogue/web/shared/category-options.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { must } from '#platform/common/must.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import {
  type Drop,
  type Place,
  placeBy,
  listChildren,
  placeByStep,
  type Step,
  describeHiding,
} from './category-places.ts'
import { type CategoryActs, CategoryRow, gripId } from './category-row.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import { useCategoryMoves } from './use-category-moves.ts'
import * as t from '#domains/catalogue/texts.ts'

interface Over {
  id: number
  drop: Drop
}

/**
 * Drags a row by its grip with mouse, pen or finger. Rows carry `data-category`; the upper and
 * lower quarters of a row mean beside it, the middle means inside it.
 */
function useCategoryDragging(all: AdminCategory[], onMove: (id: number, place: Place) => void) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<Over | null>(null)

  function end() {
    setDragged(null)
    setOver(null)
  }

  const grip = (id: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(id)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragged !== id) return
      const row = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>('[data-category]')
      setOver(row ? overRow(row, event.clientY) : null)
    },
    onPointerUp() {
      const place = over && placeBy(all, id, over.id, over.drop)
      end()
      if (place) onMove(id, place)
    },
    onPointerCancel: end,
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  })

  const place = dragged !== null && over && placeBy(all, dragged, over.id, over.drop)
  return { dragged, over: place ? over : null, grip }
}

function overRow(row: HTMLElement, y: number): Over {
  const { top, height } = row.getBoundingClientRect()
  const part = (y - top) / height
  return { id: Number(row.dataset.category), drop: part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'into' }
}

const everyStep: Step[] = ['up', 'down', 'in', 'out']

interface CategoryAdminProps {
  all: AdminCategory[]
  type: AdminCategory['type']
  words: string
  none: ReactNode
}

export function CategoryAdmin({ all, type, words, none }: CategoryAdminProps) {
  const [open, setOpen] = useState(new Set<number>())
  const [removing, setRemoving] = useState<AdminCategory | null>(null)
  const [hiding, setHiding] = useState<AdminCategory | null>(null)
  const queries = useQueryClient()
  const { move, announcement, announce } = useCategoryMoves()
  const { dragged, over, grip } = useCategoryDragging(all, moveAndOpen)
  const update = useApiMutation(updateCategory, {
    onSuccess: (category) => {
      setHiding(null)
      announce(t.name_saved({ name: category.name }))
      return queries.invalidateQueries({ queryKey: [listAdminCategories.name] })
    },
    onError: (error) => {
      if (!hiding) notify.error(t.couldnt_save_that(), { description: getMessage(error) })
    },
  })

  function moveAndOpen(id: number, place: { parent_id: number | null; position: number }) {
    move(id, place)
    if (place.parent_id !== null) setOpen((before) => new Set(before).add(must(place.parent_id, 'parent_id')))
  }

  const acts: CategoryActs = {
    step(category, step) {
      const place = placeByStep(all, category.id, step)
      if (!place) return announce(t.name_cant_move_further_that_way({ name: category.name }))
      moveAndOpen(category.id, place)
      // The row is a new element now, so the focus has to move to it.
      return requestAnimationFrame(() => document.getElementById(gripId(category.id))?.focus())
    },
    maySteps: (category) => new Set(everyStep.filter((step) => placeByStep(all, category.id, step))),
    toggle: ({ id }) =>
      setOpen((before) =>
        before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set(before).add(id),
      ),
    setFamous: ({ id }, isFamous) => update.mutate({ id, is_famous: isFamous }),
    confirmHiding: setHiding,
    show: ({ id }) => update.mutate({ id, status: 'active' }),
    confirmRemoval: setRemoving,
  }

  const own = all.filter((one) => one.type === type)
  const wanted = foldText(words)
  const hits = wanted ? own.filter(({ name }) => foldText(name).includes(wanted)) : own
  const ways = new Set(wanted ? hits.flatMap(({ id }) => pathTo(all, id).map((one) => one.id)) : [])
  const isShown = (category: AdminCategory) =>
    wanted ? ways.has(category.id) : pathTo(all, category.parent_id).every(({ id }) => open.has(id))
  const rows = own.filter(isShown)

  return (
    <>
      <May op={updateCategory}>
        <p id="category-keys" className="sr-only">
          {t.use_the_up_and_down_arrow_keys_to_move()}
        </p>
      </May>
      <output className="sr-only">{announcement}</output>
      {rows.length === 0 ? (
        none
      ) : (
        <Panel
          flush
          title={t.count_categories({ count: hits.length })}
          aside={
            !wanted && (
              <Button
                kind="ghost"
                size="small"
                onClick={() => setOpen(open.size > 0 ? new Set() : new Set(own.map(({ id }) => id)))}
              >
                {open.size > 0 ? t.close_all() : t.open_all()}
              </Button>
            )
          }
        >
          <p className="px-5 pb-3 text-xs text-ink-3">
            <May op={updateCategory}>{t.drag_the_handle_or_select_it_and_use()} </May>
            {t.the_number_is_live_listings()}
          </p>
          <ul aria-label={t.categories()}>
            {rows.map((category) => {
              const above = pathTo(all, category.parent_id)
              const hasBelow = listChildren(all, category.id).length > 0
              return (
                <li key={category.id}>
                  <CategoryRow
                    category={category}
                    level={above.length + 1}
                    isOpen={hasBelow && !wanted ? open.has(category.id) : null}
                    isDragged={dragged === category.id}
                    drop={over?.id === category.id ? over.drop : null}
                    isOutOfSight={above.some(({ status }) => status === 'hidden')}
                    grip={grip(category.id)}
                    acts={acts}
                  />
                </li>
              )
            })}
          </ul>
        </Panel>
      )}
      {removing && <RemovalDialog all={all} category={removing} onClose={() => setRemoving(null)} />}
      <ConfirmDialog
        open={hiding !== null}
        title={t.hide_name({ name: hiding?.name ?? '' })}
        confirm={t.hide_category()}
        busy={update.isPending}
        error={update.isError ? getMessage(update.error) : undefined}
        onConfirm={() => hiding && update.mutate({ id: hiding.id, status: 'hidden' })}
        onClose={() => setHiding(null)}
      >
        {hiding && describeHiding(all, hiding)}
      </ConfirmDialog>
    </>
  )
}

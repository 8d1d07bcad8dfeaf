import {
  deleteCategory,
  type AdminCategory,
  listAdminCategories,
} from '#domains/catalogue/common/catalogue.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { categoriesBelow, listChildren, mayStandUnder, countContents } from './category-places.ts'
import { categoryOptions } from '../shared/category-options.ts'
import * as t from '#domains/catalogue/texts.ts'

interface RemovalDialogProps {
  all: AdminCategory[]
  category: AdminCategory
  onClose: () => void
  onRemoved?: () => void
}

export function RemovalDialog({ all, category, onClose, onRemoved }: RemovalDialogProps) {
  const queries = useQueryClient()
  const contents = countContents(all, category)
  const form = useOperationForm(deleteCategory, {
    initial: { move_to: '' },
    check: ({ move_to: moveTo }) =>
      contents !== null && moveTo === '' ? { move_to: t.choose_where_they_should_go() } : {},
    toInput: ({ move_to: moveTo }) => ({ id: category.id, ...(moveTo ? { move_to: Number(moveTo) } : {}) }),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: [listAdminCategories.name] })
      notify.success(t.name_is_removed({ name: category.name }))
      onClose()
      onRemoved?.()
    },
  })
  const others = new Set([category.id, ...categoriesBelow(all, category.id).map(({ id }) => id)])
  const children = listChildren(all, category.id)
  const targets = all.filter(
    (one) =>
      one.type === category.type &&
      !others.has(one.id) &&
      children.every((child) => mayStandUnder(all, child, one)),
  )

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t.remove_name_2({ name: category.name })}
      description={
        contents
          ? t.it_holds_these_well_move_them({ ...contents, name: category.name })
          : t.its_empty_its_page_will_be_deleted()
      }
      cancel={t.keep_it()}
      kind="danger"
      confirm={contents ? t.move_and_remove() : t.remove_it()}
    >
      {contents && (
        <Field label={t.move_these_to(contents)} {...form.field('move_to')}>
          {(control) => (
            <Select
              {...control}
              {...form.text('move_to')}
              options={[{ value: '', label: t.choose_a_category() }, ...categoryOptions(all, targets)]}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}

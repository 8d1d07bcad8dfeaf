import {
  createTableView,
  getTableChoices,
  type TableName,
  type TableView,
  updateTableView,
} from '#domains/insights/common/table-views/table-views.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useInvalidate } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/staff/texts.ts'

interface ViewDialogProps {
  table: TableName
  stored: Pick<TableView, 'query' | 'columns'>
  /** Without a view, a new one is added. */
  view: TableView | undefined
  onSaved: (view: TableView) => void
  onClose: () => void
}

export function ViewDialog({ table, stored, view, onSaved, onClose }: ViewDialogProps) {
  const readAgain = useInvalidate()
  const form = useActionForm({
    initial: { name: view?.name ?? '', is_shared: view?.is_shared ?? false },
    written: ['name'],
    check: ({ name }) => (name.trim() ? {} : { name: t.give_the_view_a_name() }),
    send: (values) =>
      view
        ? api.call(updateTableView, { ...values, id: view.id, query: view.query, columns: view.columns })
        : api.call(createTableView, { ...values, table, ...stored }),
    onDone: (saved) => {
      readAgain(getTableChoices)
      notify.success(t.saved_name({ name: saved.name }))
      onClose()
      if (!view) onSaved(saved)
    },
  })
  return (
    <FormDialog
      form={form}
      title={view ? t.rename_or_share_title() : t.save_this_view_title()}
      description={view ? undefined : t.it_keeps_filters_sorting_and_columns()}
      confirm={t.save_view()}
      onClose={onClose}
    >
      <Field label={t.name()} {...form.field('name')}>
        {(control) => <TextInput {...control} {...form.text('name')} maxLength={60} autoComplete="off" />}
      </Field>
      <Checkbox label={t.show_it_to_the_whole_team()} {...form.box('is_shared')} />
    </FormDialog>
  )
}

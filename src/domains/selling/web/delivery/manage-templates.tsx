import { useState } from 'react'
import { describeDeliveryPrice } from '#domains/delivery/common/delivery-labels.ts'
import { renameDeliveryTemplate as renameDeliveryTemplateShapes } from '#domains/delivery/common/delivery-templates.shapes.ts'
import {
  type DeliveryTemplate,
  listDeliveryTemplates,
  removeDeliveryTemplate,
  renameDeliveryTemplate,
  saveDeliveryTemplate,
} from '#domains/delivery/common/delivery-templates.ts'
import { checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/selling/texts.ts'

export function ManageTemplates({ onClose }: { onClose: () => void }) {
  const { data } = useApiQuery(listDeliveryTemplates, {})
  const [renamed, setRenamed] = useState<DeliveryTemplate | null>(null)
  const remove = useRemoval()
  const templates = data?.items ?? []
  return (
    <>
      <Dialog open onClose={onClose} title={t.delivery_templates()} shape="sheet">
        {templates.length === 0 && <p className="text-sm text-ink-2">{t.no_templates_left()}</p>}
        <ul className="grid">
          {templates.map((template) => (
            <li
              key={template.id}
              className="flex items-start justify-between gap-2 border-t border-line py-2 first:border-t-0"
            >
              <div className="min-w-0 py-1">
                <p className="text-sm font-semibold wrap-anywhere">{template.name}</p>
                <p className="num text-sm text-ink-2">{describeDeliveryPrice(template.delivery_options)}</p>
              </div>
              <div className="flex shrink-0">
                <Button
                  kind="ghost"
                  size="small"
                  aria-label={t.rename_the_template({ name: template.name })}
                  onClick={() => setRenamed(template)}
                >
                  {t.rename()}
                </Button>
                <Button
                  kind="ghost"
                  size="small"
                  aria-label={t.remove_the_template({ name: template.name })}
                  onClick={() => void remove(template)}
                >
                  {t.remove()}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Dialog>
      {renamed && <RenameTemplate template={renamed} onClose={() => setRenamed(null)} />}
    </>
  )
}

function useTemplates() {
  const setQueryReply = useSetQueryData()
  return (change: (items: DeliveryTemplate[]) => DeliveryTemplate[]) =>
    void setQueryReply(listDeliveryTemplates, {}, (known) => ({
      items: change(known?.items ?? []).toSorted((a, b) => a.name.localeCompare(b.name)),
    }))
}

function useRemoval() {
  const setTemplates = useTemplates()

  async function restore({ id: _id, ...template }: DeliveryTemplate) {
    try {
      const saved = await api.call(saveDeliveryTemplate, template)
      setTemplates((items) => [...items, saved])
    } catch (error) {
      notify.error(getMessage(error))
    }
  }

  return async (template: DeliveryTemplate) => {
    try {
      await api.call(removeDeliveryTemplate, { id: template.id })
    } catch (error) {
      notify.error(getMessage(error))
      return
    }
    setTemplates((items) => items.filter(({ id }) => id !== template.id))
    notify.success(t.template_removed(), {
      action: { label: t.undo(), onClick: () => void restore(template) },
    })
  }
}

function RenameTemplate({ template, onClose }: { template: DeliveryTemplate; onClose: () => void }) {
  const setTemplates = useTemplates()
  const form = useOperationForm(renameDeliveryTemplate, {
    initial: { name: template.name },
    check: checkBy(renameDeliveryTemplateShapes.body),
    toInput: ({ name }) => ({ id: template.id, name }),
    onDone: (saved) => {
      setTemplates((items) => items.map((one) => (one.id === saved.id ? saved : one)))
      notify.success(t.template_renamed())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.rename_template()}
      confirm={t.rename()}
      confirmsFirst={false}
      onClose={onClose}
    >
      <Field label={t.name()} {...form.field('name')}>
        {(control) => <TextInput {...control} {...form.text('name')} maxLength={60} autoComplete="off" />}
      </Field>
    </FormDialog>
  )
}

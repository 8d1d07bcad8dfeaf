import * as z from 'zod/mini'
import { saveDeliveryTemplate as saveDeliveryTemplateShapes } from '#domains/delivery/common/delivery-templates.shapes.ts'
import {
  type DeliveryTemplate,
  listDeliveryTemplates,
  saveDeliveryTemplate,
} from '#domains/delivery/common/delivery-templates.ts'
import { checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/selling/texts.ts'

interface SaveTemplateProps {
  template: Omit<DeliveryTemplate, 'id' | 'name' | 'closing_text'>
  onClose: () => void
}

const fold = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

export function SaveTemplate({ template, onClose }: SaveTemplateProps) {
  const { data } = useApiQuery(listDeliveryTemplates, {})
  const setQueryReply = useSetQueryData()
  const form = useOperationForm(saveDeliveryTemplate, {
    initial: { name: '', closing_text: '' },
    check: checkBy(z.pick(saveDeliveryTemplateShapes.body, { name: true, closing_text: true })),
    toInput: (values) => ({ ...template, ...values }),
    onDone: (saved) => {
      void setQueryReply(listDeliveryTemplates, {}, (known) => ({
        items: [...(known?.items ?? []).filter(({ id }) => id !== saved.id), saved].toSorted((a, b) =>
          a.name.localeCompare(b.name),
        ),
      }))
      notify.success(t.template_saved())
      onClose()
    },
  })
  const isReplaced = data?.items.some(({ name }) => fold(name) === fold(form.values.name)) ?? false
  return (
    <FormDialog
      form={form}
      title={t.save_as_template()}
      description={t.use_it_again_in_your_other_listings()}
      confirm={isReplaced ? t.replace_template() : t.save_template()}
      confirmsFirst={false}
      onClose={onClose}
    >
      <Field label={t.name()} {...form.field('name')} help={isReplaced ? t.it_replaces_the_one() : undefined}>
        {(control) => (
          <TextInput
            {...control}
            {...form.text('name')}
            maxLength={60}
            autoComplete="off"
            placeholder={t.such_as_small_parcel()}
          />
        )}
      </Field>
      <Field label={t.closing_text()} {...form.field('closing_text')} help={t.closing_text_help()}>
        {(control) => <Textarea {...control} {...form.text('closing_text')} rows={3} maxLength={1_000} />}
      </Field>
    </FormDialog>
  )
}

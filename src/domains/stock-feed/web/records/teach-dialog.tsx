import * as z from 'zod/mini'
import { createFeedRule, type FeedProblem } from '#domains/stock-feed/common/stock-feed.ts'
import { createFeedRule as createFeedRuleShapes } from '#domains/stock-feed/common/stock-feed.shapes.ts'
import { getMeanings, teachableFields } from '#domains/stock-feed/common/feed-fields.ts'
import { checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { getFieldLabels } from '../problem-list.tsx'
import { useRefreshFeed } from '../feed-address.ts'
import * as t from '#domains/stock-feed/texts.ts'

interface TeachDialogProps {
  /** An unknown word; without one, any word can be mapped. */
  problem?: FeedProblem
  onClose: () => void
}

const shape = createFeedRuleShapes.body

export function TeachDialog({ problem, onClose }: TeachDialogProps) {
  const refresh = useRefreshFeed()
  const known = teachableFields.find((field) => field === problem?.field)
  const form = useOperationForm(createFeedRule, {
    initial: { field: known ?? teachableFields[5], heard: problem?.value ?? '', means: '' },
    written: ['heard', 'means'],
    check: checkBy(shape as z.ZodMiniType),
    toInput: (values) => values,
    onDone: ({ changed_record_ids: changedRecordIds }) => {
      refresh()
      notify.success(t.word_taught(), {
        description: t.count_vehicles_are_ready({ count: changedRecordIds.length }),
      })
      onClose()
    },
  })
  const { field } = form.values
  const meanings = getMeanings(field)
  const labels = getFieldLabels()
  return (
    <FormDialog form={form} title={t.teach_a_word()} confirm={t.teach()} onClose={onClose}>
      {!known && (
        <Field label={t.field()} {...form.field('field')}>
          {(control) => (
            <Select
              {...control}
              value={field}
              onChoose={(chosen) => form.set({ field: chosen, means: '' })}
              options={teachableFields.map((one) => ({ value: one, label: labels[one] }))}
            />
          )}
        </Field>
      )}
      <Field label={t.where_field_says({ field: labels[field] })} {...form.field('heard')}>
        {(control) => <TextInput {...control} {...form.text('heard')} maxLength={80} autoComplete="off" />}
      </Field>
      <Field label={t.it_means()} {...form.field('means')}>
        {(control) =>
          meanings.length > 0 ? (
            <Select
              {...control}
              {...form.text('means')}
              options={[
                { value: '', label: t.choose_what_it_means() },
                ...meanings.map((one) => ({ value: one, label: one })),
              ]}
            />
          ) : (
            <TextInput {...control} {...form.text('means')} maxLength={80} autoComplete="off" />
          )
        }
      </Field>
    </FormDialog>
  )
}

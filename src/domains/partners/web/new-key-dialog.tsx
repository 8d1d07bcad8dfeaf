import { keyScopes, type KeyScope } from '#platform/common/key-scopes.ts'
import { createApiKey, type NewApiKey } from '#domains/partners/common/api-keys.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { Choices } from './choices.tsx'
import { getScopeLabels } from './partner-labels.ts'
import type { Pass } from '#platform/web/session/pass.ts'
import * as t from '#domains/partners/texts.ts'

const noEnd = 'none'
const days = [30, 90, 365]

interface NewKeyDialogProps {
  pass: Pass
  onMade: (key: NewApiKey) => void
  onClose: () => void
}

export function NewKeyDialog({ pass, onMade, onClose }: NewKeyDialogProps) {
  const form = useActionForm({
    initial: { name: '', scopes: [] as KeyScope[], days: '90' },
    written: ['name'],
    check: ({ name, scopes }) => ({
      ...(name.trim() === '' && { name: t.enter_a_name() }),
      ...(scopes.length === 0 && { scopes: t.choose_at_least_one() }),
    }),
    send: ({ name, scopes, days: lasts }) =>
      pass(() => api.call(createApiKey, { name, scopes, days: lasts === noEnd ? null : Number(lasts) })),
    onDone: (key: NewApiKey | null) => {
      if (key) onMade(key)
    },
  })
  return (
    <FormDialog form={form} title={t.make_api_key()} confirm={t.make_key()} onClose={onClose}>
      <Field label={t.name()} help={t.which_program_will_use_it()} {...form.field('name')}>
        {(control) => <TextInput {...control} {...form.text('name')} maxLength={60} autoComplete="off" />}
      </Field>
      <Choices
        legend={t.what_it_may_do()}
        {...form.field('scopes')}
        choices={keyScopes.map((scope) => ({ value: scope, label: getScopeLabels()[scope] }))}
        chosen={form.values.scopes}
        onChange={(scopes) => form.set({ scopes })}
      />
      <Field label={t.works_for()} {...form.field('days')}>
        {(control) => (
          <Select
            {...control}
            {...form.text('days')}
            options={[
              ...days.map((count) => ({ value: String(count), label: t.count_days({ count }) })),
              { value: noEnd, label: t.until_i_revoke_it() },
            ]}
          />
        )}
      </Field>
    </FormDialog>
  )
}

import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import type { SettingsValues } from './settings-values.ts'
import type { NumberSetting } from '../shared/settings-labels.ts'

interface NumberSettingsProps {
  title: string
  about: string
  fields: NumberSetting[]
  form: ActionForm<SettingsValues>
}

export function NumberSettings({ title, about, fields, form }: NumberSettingsProps) {
  return (
    <Panel title={title}>
      <p className="mb-4 text-xs text-ink-2">{about}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map(({ name, label, help, optional = false }) => (
          <Field key={name} label={label} help={help} optional={optional} {...form.field(name)}>
            {(control) => (
              <TextInput
                {...control}
                {...form.text(name)}
                inputMode="numeric"
                autoComplete="off"
                className="num max-w-40"
              />
            )}
          </Field>
        ))}
      </div>
    </Panel>
  )
}

import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Field } from '#web/ui/fields/field.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import type { SettingsValues } from './settings-values.ts'
import type { NumberSetting } from './settings-words.ts'

interface NumberSettingsProps {
  title: string
  about: string
  fields: NumberSetting[]
  ids: Record<string, string>
  errors: FieldErrors<SettingsValues>
  register: UseFormRegister<SettingsValues>
}

export function NumberSettings({ title, about, fields, ids, errors, register }: NumberSettingsProps) {
  return (
    <Panel title={title}>
      <p className="mb-4 text-xs text-ink-2">{about}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map(({ name, label, help, optional = false }) => (
          <Field
            key={name}
            label={label}
            help={help}
            optional={optional}
            id={ids[name]}
            error={errors[name]?.message}
          >
            {(control) => (
              <TextInput
                {...control}
                {...register(name)}
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

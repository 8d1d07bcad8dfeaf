import type { ReactNode } from 'react'
import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import type { NumberSetting } from '../shared/settings-labels.ts'
import type { SettingsValues } from './settings-values.ts'

interface NumberFieldsProps {
  fields: NumberSetting[]
  form: ActionForm<SettingsValues>
}

export const NumberFields = ({ fields, form }: NumberFieldsProps) => (
  <div className="grid gap-5 sm:grid-cols-2">
    {fields.map(({ name, label, help, unit, optional = false }) => (
      <Field key={name} label={label} help={help} optional={optional} {...form.field(name)}>
        {(control) => (
          <TextInput
            {...control}
            {...form.text(name)}
            inputMode={unit ? 'decimal' : 'numeric'}
            autoComplete="off"
            className="num max-w-40"
          />
        )}
      </Field>
    ))}
  </div>
)

interface NumberSettingsProps extends NumberFieldsProps {
  title: string
  about: string
  /** Above the fields. */
  children?: ReactNode
}

export const NumberSettings = ({ title, about, children, ...fields }: NumberSettingsProps) => (
  <Panel title={title}>
    <p className="mb-4 text-xs text-ink-2">{about}</p>
    {children && <div className="mb-5">{children}</div>}
    <NumberFields {...fields} />
  </Panel>
)

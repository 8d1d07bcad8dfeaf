import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Field } from '#web/ui/fields/field.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import type { SettingsValues } from './settings-values.ts'
import { getRuleFields } from './settings-words.ts'
import * as t from './texts.ts'

interface ClosingRulesSectionProps {
  ids: Record<string, string>
  errors: FieldErrors<SettingsValues>
  register: UseFormRegister<SettingsValues>
}

export function ClosingRulesSection({ ids, errors, register }: ClosingRulesSectionProps) {
  return (
    <Panel title={t.closing_times()}>
      <p className="mb-4 text-xs text-ink-2">{t.these_apply_to_listings_published_from()}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {getRuleFields().map(({ name, label, help, optional = false }) => (
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

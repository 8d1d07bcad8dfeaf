import { type Control, type UseFormRegister, useWatch } from 'react-hook-form'
import { filledText, text_placeholders } from '#contract/settings.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { SettingsValues } from './settings-values.ts'
import type { texts } from './settings-words.ts'

interface TextSettingProps {
  text: (typeof texts)[number]
  id: string
  error: string | undefined
  control: Control<SettingsValues>
  register: UseFormRegister<SettingsValues>
}

/** A text with placeholders, and how it will be read with them filled. */
export function TextSetting({
  text: { name, label, help, max },
  id,
  error,
  control,
  register,
}: TextSettingProps) {
  const typed = useWatch({ control, name })
  const samples = text_placeholders[name]
  const known = Object.keys(samples).map((one) => `{${one}}`)
  return (
    <div className="grid gap-2">
      <Field
        label={label}
        id={id}
        error={error}
        optional={name === 'maintenance_notice'}
        help={`${help} It may hold ${known.join(', ')}.`}
      >
        {(field) => <Textarea {...field} {...register(name)} rows={3} maxLength={max} className="min-h-20" />}
      </Field>
      {typed.trim() !== '' && (
        <p className="rounded-control bg-sunk px-3.5 py-2.5 text-sm break-words whitespace-pre-line">
          <span className="block text-xs text-ink-2">As it will be read</span>
          {filledText(typed, samples)}
        </p>
      )}
    </div>
  )
}

import { type Control, type UseFormRegister, useWatch } from 'react-hook-form'
import { filledText } from '#shared/words/filled-text.ts'
import { text_placeholders } from '#shared/words/text-placeholders.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import type { SettingsValues } from './settings-values.ts'
import type { SettingsWords } from './settings-words.ts'
import { joinSentences } from '#shared/texts/join-sentences.ts'
import * as t from './texts.ts'

interface TextSettingProps {
  text: SettingsWords
  id: string
  error: string | undefined
  control: Control<SettingsValues>
  register: UseFormRegister<SettingsValues>
}

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
        help={joinSentences(
          help,
          known.length > 0 && t.you_can_use_placeholders({ placeholders: known.join(', ') }),
        )}
      >
        {(field) => <Textarea {...field} {...register(name)} rows={3} maxLength={max} className="min-h-20" />}
      </Field>
      {typed.trim() !== '' && (
        <p className="rounded-control bg-sunk px-3.5 py-2.5 text-sm break-words whitespace-pre-line">
          <span className="block text-xs text-ink-2">{t.preview()}</span>
          {filledText(typed, samples)}
        </p>
      )}
    </div>
  )
}

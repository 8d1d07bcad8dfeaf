import { filledText } from '#domains/settings/common/messages/filled-text.ts'
import { textPlaceholders } from '#domains/settings/common/messages/text-placeholders.ts'
import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { MarkedText } from './marked-text.tsx'
import type { SettingsValues } from './settings-values.ts'
import type { SettingsLabels } from '../shared/settings-labels.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { countSms } from './sms-length.ts'
import * as t from '#domains/settings/texts.ts'

interface TextSettingProps {
  text: SettingsLabels
  form: ActionForm<SettingsValues>
}

export function TextSetting({ text: { name, label, help, max }, form }: TextSettingProps) {
  const typed = form.values[name]
  const samples = textPlaceholders[name]
  const known = Object.keys(samples).map((one) => `{${one}}`)
  return (
    <div className="grid gap-2">
      <Field
        label={label}
        {...form.field(name)}
        optional={name === 'maintenance_notice'}
        help={joinSentences(
          help,
          known.length > 0 && t.you_can_use_placeholders({ placeholders: known.join(', ') }),
        )}
      >
        {(control) => (
          <Textarea {...control} {...form.text(name)} rows={3} maxLength={max} className="min-h-20" />
        )}
      </Field>
      <div className="rounded-control bg-sunk px-3.5 py-2.5 text-sm">
        <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-2">
          {t.preview_with_sample_values()}
          {name.startsWith('sms_') && typed.trim() !== '' && (
            <span className="num">{describeSms(filledText(typed, samples))}</span>
          )}
        </p>
        <p className="mt-0.5 break-words whitespace-pre-line">
          {typed.trim() === '' ? (
            <span className="text-ink-2">{t.empty_so_not_shown()}</span>
          ) : (
            <MarkedText text={typed} samples={samples} />
          )}
        </p>
      </div>
    </div>
  )
}

const describeSms = (text: string) => t.count_sms_long({ characters: text.length, count: countSms(text) })

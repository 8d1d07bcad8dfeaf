import { RotateCcw } from 'lucide-react'
import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import type { EmailField, EmailValues, FieldRules } from '../../shared/email-settings.ts'
import * as t from '#domains/messaging/texts.ts'

interface EmailFieldProps {
  name: EmailField
  label: string
  help?: string | undefined
  rules: FieldRules
  form: ActionForm<EmailValues>
}

export function EmailTextField({ name, label, help, rules, form }: EmailFieldProps) {
  const { usual, samples, needs, max } = rules
  const value = form.values[name]

  /** Inserts at the cursor and replaces the selection. */
  function insert(placeholder: string) {
    const element = document.getElementById(form.field(name).id)
    if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)) return
    const start = element.selectionStart ?? value.length
    const end = element.selectionEnd ?? start
    form.enter({ [name]: value.slice(0, start) + placeholder + value.slice(end) })
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(start + placeholder.length, start + placeholder.length)
    })
  }

  return (
    <div className="grid gap-2.5">
      <Field label={label} {...form.field(name)} help={help} optional={name === 'extra'}>
        {(own) =>
          name === 'subject' ? (
            <TextInput {...own} {...form.text(name)} maxLength={max} autoComplete="off" />
          ) : (
            <Textarea
              {...own}
              {...form.text(name)}
              maxLength={max}
              rows={name === 'body' ? 8 : 3}
              className={name === 'body' ? 'min-h-40' : 'min-h-20'}
            />
          )
        }
      </Field>
      {Object.keys(samples).length > 0 && (
        <Placeholders label={label} samples={samples} needs={needs} onInsert={insert} />
      )}
      {value !== usual && (
        <Button
          kind="ghost"
          size="small"
          icon={RotateCcw}
          className="justify-self-start"
          aria-label={
            usual === '' ? t.remove_the_field({ field: label }) : t.use_the_usual_field({ field: label })
          }
          onClick={() => form.enter({ [name]: usual })}
        >
          {usual === '' ? t.remove_the_text() : t.use_the_usual_text()}
        </Button>
      )}
    </div>
  )
}

interface PlaceholdersProps extends Pick<FieldRules, 'samples' | 'needs'> {
  label: string
  onInsert: (placeholder: string) => void
}

function Placeholders({ label, samples, needs, onInsert }: PlaceholdersProps) {
  return (
    <ul
      aria-label={t.placeholders_for_field({ field: label })}
      className="grid gap-1 rounded-control bg-sunk px-3 py-2"
    >
      {Object.entries(samples).map(([name, sample]) => (
        <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm">
          <button
            type="button"
            aria-label={t.insert_placeholder({ placeholder: `{${name}}` })}
            onClick={() => onInsert(`{${name}}`)}
            className="min-h-11 min-w-11 rounded-control px-1.5 text-left font-mono text-pounamu underline-offset-3 hover:underline"
          >
            {`{${name}}`}
          </button>
          <span className="line-clamp-2 min-w-0 flex-1 basis-40 wrap-anywhere text-ink-2">{sample}</span>
          {needs.includes(name) && <span className="text-xs font-semibold text-ink-2">{t.needed()}</span>}
        </li>
      ))}
    </ul>
  )
}

import { RotateCcw } from 'lucide-react'
import { useController, type Control } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import type { EmailField, EmailValues, FieldRules } from './email-settings.ts'
import * as t from './texts.ts'

interface EmailFieldProps {
  name: EmailField
  id: string
  label: string
  help?: string | undefined
  error: string | undefined
  rules: FieldRules
  control: Control<EmailValues>
}

export function EmailTextField({ name, id, label, help, error, rules, control }: EmailFieldProps) {
  const { field } = useController({ control, name })
  const { usual, samples, needs, max } = rules

  /** Where the cursor is, in place of what is selected. */
  function insert(placeholder: string) {
    const element = document.getElementById(id) as HTMLTextAreaElement | HTMLInputElement
    const start = element.selectionStart ?? field.value.length
    const end = element.selectionEnd ?? start
    field.onChange(field.value.slice(0, start) + placeholder + field.value.slice(end))
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(start + placeholder.length, start + placeholder.length)
    })
  }

  return (
    <div className="grid gap-2.5">
      <Field label={label} id={id} error={error} help={help} optional={name === 'extra'}>
        {(own) =>
          name === 'subject' ? (
            <TextInput {...own} {...field} maxLength={max} autoComplete="off" />
          ) : (
            <Textarea
              {...own}
              {...field}
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
      {field.value !== usual && (
        <Button
          kind="ghost"
          size="small"
          icon={RotateCcw}
          className="justify-self-start"
          aria-label={
            usual === '' ? t.remove_the_field({ field: label }) : t.use_the_usual_field({ field: label })
          }
          onClick={() => field.onChange(usual)}
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

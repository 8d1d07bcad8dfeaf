import { Trash2 } from 'lucide-react'
import { FieldError } from './field.tsx'
import { IconButton } from '../icon-button.tsx'
import { TextInput } from './text-input.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#platform/texts.ts'

const getParts = makeTexts(
  () =>
    [
      { field: 'day', label: t.day(), type: 'date' },
      { field: 'from', label: t.from_word(), type: 'time' },
      { field: 'to', label: t.to(), type: 'time' },
    ] as const,
)

type VisitText = Record<ReturnType<typeof getParts>[number]['field'], string>

interface VisitFieldsProps {
  id: string
  name: string
  removeLabel: string
  row: VisitText
  problem: string | null
  missingId?: string | undefined
  onChange: (changes: Partial<VisitText>) => void
  /** Undefined for the last remaining row. */
  onRemove?: (() => void) | undefined
}

export function VisitFields(props: VisitFieldsProps) {
  const { id, name, removeLabel, row, problem, missingId, onChange, onRemove } = props
  const errorId = `${id}-error`
  return (
    <div className="@container grid gap-1.5">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2 @lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
        {getParts().map(({ field, label, type }) => (
          <label key={field} className="grid gap-1 text-xs text-ink-2 @max-lg:first:col-span-3">
            <span>
              <span className="sr-only">{name}: </span>
              {label}
            </span>
            <TextInput
              id={`${id}-${field}`}
              type={type}
              value={row[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
              aria-invalid={problem !== null || (missingId !== undefined && row[field] === '') || undefined}
              aria-describedby={problem ? errorId : missingId}
              className="num"
            />
          </label>
        ))}
        {onRemove && <IconButton icon={Trash2} label={removeLabel} onClick={onRemove} />}
      </div>
      {problem && <FieldError id={errorId}>{problem}</FieldError>}
    </div>
  )
}

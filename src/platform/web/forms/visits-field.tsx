import { Plus } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { VisitFields } from '#platform/web/ui/fields/visit-fields.tsx'
import { nextRow, toVisit, type VisitRow } from '../visit-rows.ts'
import * as t from '#platform/texts.ts'

interface VisitsFieldProps {
  label: string
  rows: VisitRow[]
  id: string
  error: string | undefined
  /** Errors by row key. */
  wrong: Map<string, string>
  max: number
  onChange: (rows: VisitRow[]) => void
}

/** Times for a visit: each has a day, a start and an end. */
export function VisitsField({ label, rows, id, error, wrong, max, onChange }: VisitsFieldProps) {
  const missing = wrong.size === 0 ? error : undefined
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {rows.map((row, index) => (
        <VisitFields
          key={row.key}
          id={row.key}
          name={t.time_index({ index: index + 1 })}
          removeLabel={t.remove_time_index({ index: index + 1 })}
          row={row}
          problem={wrong.get(row.key) ?? null}
          missingId={missing && toVisit(row) === null ? `${id}-missing` : undefined}
          onChange={(changes) => onChange(rows.map((one) => (one === row ? { ...one, ...changes } : one)))}
          onRemove={rows.length > 1 ? () => onChange(rows.filter((one) => one !== row)) : undefined}
        />
      ))}
      {missing && <FieldError id={`${id}-missing`}>{missing}</FieldError>}
      <div>
        <Button
          kind="quiet"
          size="small"
          icon={Plus}
          disabled={rows.length >= max}
          onClick={() => onChange([...rows, nextRow(rows, crypto.randomUUID(), 1)])}
        >
          {t.add_another_time()}
        </Button>
      </div>
    </fieldset>
  )
}

import { Plus, Trash2 } from 'lucide-react'
import { openHomeProblems } from '#contract/property-rules.ts'
import { useNow } from '#web/lib/countdown.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { nextRow, openHomeOf, type OpenHomeRow } from './open-home-rows.ts'
import type { PropertyPart } from './property-fields.tsx'
import { fieldId } from './sell-check.ts'

const most_rows = 20
const id = fieldId('property.open_homes')

/** When people may come and look. */
export function OpenHomesSection({ property, problems, set }: PropertyPart) {
  const rows = property.open_homes as OpenHomeRow[]
  const error = problems['property.open_homes']
  const wrong = useRowProblems(rows)
  const write = (next: OpenHomeRow[]) => set('open_homes', next)

  function add() {
    const key = crypto.randomUUID()
    write([...rows, nextRow(rows, key)])
    requestAnimationFrame(() => document.getElementById(`${key}-day`)?.focus())
  }

  return (
    <Panel title="Open homes">
      <fieldset className="grid min-w-0 gap-3.5">
        <legend className="sr-only">Open homes</legend>
        <p className="text-sm text-ink-2">
          When people may come and look, in New Zealand time. They can add it to their calendars.
        </p>
        {rows.map((row, index) => (
          <OpenHomeFields
            key={row.key}
            row={row}
            position={index + 1}
            problem={wrong.get(row.key) ?? null}
            isUnfinished={error !== undefined && openHomeOf(row) === null}
            onChange={(changes) => write(rows.map((one) => (one === row ? { ...one, ...changes } : one)))}
            onRemove={() => {
              write(rows.filter((one) => one !== row))
              document.getElementById(id)?.focus()
            }}
          />
        ))}
        {error && wrong.size === 0 && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <div>
          <Button
            id={id}
            kind="quiet"
            size="small"
            icon={Plus}
            disabled={rows.length >= most_rows}
            onClick={add}
          >
            {rows.length === 0 ? 'Add an open home' : 'Add another'}
          </Button>
        </div>
      </fieldset>
    </Panel>
  )
}

/** What is wrong with rows that are written out, by their keys. */
function useRowProblems(rows: OpenHomeRow[]): Map<string, string> {
  const now = useNow(30_000)
  if (now === null) return new Map()
  const written = rows.flatMap((row) => {
    const open_home = openHomeOf(row)
    return open_home ? [{ key: row.key, open_home }] : []
  })
  const problems = openHomeProblems(
    written.map(({ open_home }) => open_home),
    new Date(now),
  )
  return new Map(
    written.flatMap(({ key }, index): [string, string][] => {
      const problem = problems[index]
      return problem ? [[key, problem]] : []
    }),
  )
}

interface OpenHomeFieldsProps {
  row: OpenHomeRow
  position: number
  problem: string | null
  isUnfinished: boolean
  onChange: (changes: Partial<OpenHomeRow>) => void
  onRemove: () => void
}

const parts = [
  { field: 'day', label: 'Day', type: 'date' },
  { field: 'from', label: 'From', type: 'time' },
  { field: 'to', label: 'To', type: 'time' },
] as const

function OpenHomeFields({ row, position, problem, isUnfinished, onChange, onRemove }: OpenHomeFieldsProps) {
  const error_id = `${row.key}-error`
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
        {parts.map(({ field, label, type }) => (
          <label key={field} className="grid gap-1 text-xs text-ink-2 max-sm:first:col-span-3">
            <span>
              <span className="sr-only">Open home {position}: </span>
              {label}
            </span>
            <TextInput
              id={`${row.key}-${field}`}
              type={type}
              value={row[field]}
              onChange={(event) => onChange({ [field]: event.target.value })}
              aria-invalid={problem !== null || (isUnfinished && row[field] === '') || undefined}
              aria-describedby={problem ? error_id : isUnfinished ? `${id}-error` : undefined}
              className="num"
            />
          </label>
        ))}
        <IconButton icon={Trash2} label={`Remove open home ${position}`} onClick={onRemove} />
      </div>
      {problem && <FieldError id={error_id}>{problem}</FieldError>}
    </div>
  )
}

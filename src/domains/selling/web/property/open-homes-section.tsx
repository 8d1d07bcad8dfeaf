import { Plus } from 'lucide-react'
import { openHomeProblems } from '#domains/listings/common/rules/property-rules.ts'
import { useNow } from '#platform/web/live/countdown.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { VisitFields } from '#platform/web/ui/fields/visit-fields.tsx'
import { nextRow, findRowProblems, toVisit, type VisitRow } from '#platform/web/visit-rows.ts'
import type { PropertyPart } from '../form/detail-field.tsx'
import { fieldId, fieldIds } from '../form/sell-check.ts'
import * as t from '#domains/selling/texts.ts'
import { getVisits } from '#domains/selling/web/form/detail-values.ts'

const maxRows = 20
const id = fieldId('property.open_homes')

export function OpenHomesSection({ property, problems, set }: PropertyPart) {
  const rows = getVisits(property.open_homes)
  const error = problems['property.open_homes']
  const wrong = useRowProblems(rows)
  const write = (next: VisitRow[]) => set('open_homes', next)

  function add() {
    const key = crypto.randomUUID()
    write([...rows, nextRow(rows, key, 7)])
    requestAnimationFrame(() => document.getElementById(`${key}-day`)?.focus())
  }

  function showAddress() {
    set('shows_address', true)
    document.getElementById(fieldIds.address)?.focus()
  }

  return (
    <Panel title={t.open_homes()}>
      <fieldset className="grid min-w-0 gap-3.5">
        <legend className="sr-only">{t.open_homes()}</legend>
        <p className="text-sm text-ink-2">{t.when_people_can_visit_in_new_zealand()}</p>
        {rows.map((row, index) => (
          <VisitFields
            key={row.key}
            id={row.key}
            name={t.open_home_index({ index: index + 1 })}
            removeLabel={t.remove_open_home_index({ index: index + 1 })}
            row={row}
            problem={wrong.get(row.key) ?? null}
            missingId={error !== undefined && toVisit(row) === null ? `${id}-error` : undefined}
            onChange={(changes) => write(rows.map((one) => (one === row ? { ...one, ...changes } : one)))}
            onRemove={() => {
              write(rows.filter((one) => one !== row))
              document.getElementById(id)?.focus()
            }}
          />
        ))}
        {rows.length > 0 && property.shows_address !== true && (
          <Notice
            action={
              <Button kind="quiet" size="small" onClick={showAddress}>
                {t.show_address()}
              </Button>
            }
          >
            {t.your_street_address_is_hidden_so()}
          </Notice>
        )}
        {error && wrong.size === 0 && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <div>
          <Button
            id={id}
            kind="quiet"
            size="small"
            icon={Plus}
            disabled={rows.length >= maxRows}
            onClick={add}
          >
            {rows.length === 0 ? t.add_an_open_home() : t.add_another()}
          </Button>
        </div>
      </fieldset>
    </Panel>
  )
}

function useRowProblems(rows: VisitRow[]): Map<string, string> {
  const now = useNow(30_000)
  if (now === null) return new Map()
  return findRowProblems(rows, (openHomes) => openHomeProblems(openHomes, new Date(now)))
}

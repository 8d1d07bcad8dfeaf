import { Plus } from 'lucide-react'
import { useState } from 'react'
import { formatOption, formatOptionPrices } from '#domains/delivery/common/delivery-labels.ts'
import { maxDeliveryOptions } from '#domains/delivery/common/delivery-options.shapes.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { fieldIds } from '../form/sell-check.ts'
import { OptionFields, optionId } from './option-fields.tsx'
import {
  findMissing,
  findUnreadable,
  newRow,
  type OptionRow,
  pickOptionId,
  readOption,
} from './option-values.ts'
import * as t from '#domains/selling/texts.ts'

interface OptionListProps {
  rows: OptionRow[]
  legend: string
  /** Shown while there is none. */
  without?: string
  /** Ids that other options of the listing have. */
  taken?: number[]
  region: string
  hasSeveral: boolean
  isVehicle: boolean
  error: string | undefined
  onChange: (rows: OptionRow[]) => void
}

export function OptionList(props: OptionListProps) {
  const { rows, legend, without, taken = [], region, isVehicle, error, onChange } = props
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const most = maxDeliveryOptions - taken.length
  const errorId = `${fieldIds.delivery_options}-error`

  function start(row: OptionRow) {
    setOpen(new Set([...open, row.key]))
    requestAnimationFrame(() => document.getElementById(optionId(row.key))?.querySelector('button')?.focus())
  }

  function add() {
    const row = newRow(pickOptionId([...taken, ...rows.map(({ id }) => id)]), { isVehicle })
    onChange([...rows, row])
    start(row)
  }

  function finish(row: OptionRow) {
    if (readOption(row) === null) return setTried(new Set([...tried, row.key]))
    setOpen(new Set([...open].filter((key) => key !== row.key)))
    requestAnimationFrame(() => document.getElementById(`${optionId(row.key)}-edit`)?.focus())
  }

  function remove(row: OptionRow) {
    onChange(rows.filter(({ key }) => key !== row.key))
    document.getElementById(fieldIds.delivery_options)?.focus()
  }

  return (
    <fieldset className="grid min-w-0 gap-2.5" aria-describedby={error && errorId}>
      <legend className="mb-1.5 text-sm font-semibold">
        {legend} <span className="font-normal text-ink-3">{t.optional()}</span>
      </legend>
      {rows.map((row, index) => {
        const option = readOption(row)
        if (option && !open.has(row.key)) {
          return (
            <OptionSummary
              key={row.key}
              id={optionId(row.key)}
              position={index + 1}
              name={formatOption(option)}
              prices={formatOptionPrices(option, region)}
              onEdit={() => start(row)}
              onRemove={() => remove(row)}
            />
          )
        }
        const isTried = tried.has(row.key) || error !== undefined
        return (
          <OptionFields
            key={row.key}
            row={row}
            position={index + 1}
            errors={{ ...(isTried && findMissing(row)), ...findUnreadable(row) }}
            region={region}
            hasSeveral={props.hasSeveral}
            onChange={(changes) => {
              // It stays open once typing has completed it.
              setOpen(new Set([...open, row.key]))
              onChange(rows.map((one) => (one.key === row.key ? { ...one, ...changes } : one)))
            }}
            onDone={() => finish(row)}
            onRemove={() => remove(row)}
          />
        )
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div>
        <Button
          id={fieldIds.delivery_options}
          kind="quiet"
          size="small"
          icon={Plus}
          disabled={rows.length >= most}
          onClick={add}
        >
          {t.add_delivery()}
        </Button>
      </div>
      {without && rows.length === 0 && <p className="text-xs text-ink-3">{without}</p>}
    </fieldset>
  )
}

interface OptionSummaryProps {
  id: string
  position: number
  name: string
  prices: string
  onEdit: () => void
  onRemove: () => void
}

function OptionSummary({ id, position, name, prices, onEdit, onRemove }: OptionSummaryProps) {
  return (
    <div className="flex items-start justify-between gap-x-2 rounded-control border border-line py-2 pr-1.5 pl-3.5 max-sm:flex-col">
      <div className="min-w-0 py-1">
        <p className="text-sm font-semibold wrap-anywhere">{name}</p>
        <p className="num text-sm text-ink-2">{prices}</p>
      </div>
      <div className="flex shrink-0 max-sm:-ml-3">
        <Button
          id={`${id}-edit`}
          kind="ghost"
          size="small"
          aria-label={t.edit_delivery_option({ position })}
          onClick={onEdit}
        >
          {t.edit()}
        </Button>
        <Button
          kind="ghost"
          size="small"
          aria-label={t.remove_delivery_option({ position })}
          onClick={onRemove}
        >
          {t.remove()}
        </Button>
      </div>
    </div>
  )
}

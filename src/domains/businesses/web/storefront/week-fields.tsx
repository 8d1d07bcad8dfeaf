import { CopyPlus, Plus } from 'lucide-react'
import { maxOpeningsADay, type OpeningHours } from '#domains/businesses/common/storefront.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { getWeekdays } from './hours-labels.ts'
import { TimeRange } from './time-range.tsx'
import * as t from '#domains/businesses/texts.ts'

type Hours = OpeningHours['hours']

interface WeekFieldsProps {
  hours: Hours
  errors: Record<string, string | undefined>
  onChange: (hours: Hours) => void
}

/** Errors are keyed by the index in the list. */
export function WeekFields({ hours, errors, onChange }: WeekFieldsProps) {
  const monday = hours.filter(({ weekday }) => weekday === 1)
  const copyMonday = () =>
    onChange([
      ...[1, 2, 3, 4, 5].flatMap((weekday) => monday.map((one) => ({ ...one, weekday }))),
      ...hours.filter(({ weekday }) => weekday > 5),
    ])
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2.5">
      <legend className="mb-2.5 text-sm font-semibold">{t.every_week()}</legend>
      {getWeekdays().map((label, index) => (
        <DayFields
          key={label}
          label={label}
          weekday={index + 1}
          hours={hours}
          errors={errors}
          onChange={onChange}
        />
      ))}
      {monday.length > 0 && (
        <div>
          <Button kind="ghost" size="small" icon={CopyPlus} onClick={copyMonday}>
            {t.use_mondays_hours()}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface DayFieldsProps extends WeekFieldsProps {
  label: string
  weekday: number
}

function DayFields({ label, weekday, hours, errors, onChange }: DayFieldsProps) {
  const own = hours.flatMap((one, at) => (one.weekday === weekday ? [{ ...one, at }] : []))
  const mayAdd = own.length < maxOpeningsADay
  const add = () =>
    onChange([
      ...hours,
      own.length === 0
        ? { weekday, opens: '09:00', closes: '17:00' }
        : { weekday, opens: '18:00', closes: '20:00' },
    ])
  return (
    <div className="grid grid-cols-1 gap-1.5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:items-start">
      <span className="pt-2.5 text-sm">{label}</span>
      <div className="grid grid-cols-1 gap-1.5">
        {own.map(({ opens, closes, at }, placeOfDay) => {
          const error = errors[`hours.${at}`]
          const errorId = error ? `hours-${at}-error` : undefined
          return (
            <div key={at} className="grid gap-1">
              <TimeRange
                label={label}
                opens={opens}
                closes={closes}
                errorId={errorId}
                onChange={(times) =>
                  onChange(hours.map((other, place) => (place === at ? { ...other, ...times } : other)))
                }
                onRemove={() => onChange(hours.filter((_, place) => place !== at))}
                onAdd={placeOfDay === own.length - 1 && mayAdd ? add : undefined}
              />
              {error && errorId && <FieldError id={errorId}>{error}</FieldError>}
            </div>
          )
        })}
        {own.length === 0 && (
          <span className="flex items-center gap-2.5">
            <span className="text-sm text-ink-3">{t.closed()}</span>
            <Button
              kind="ghost"
              size="small"
              icon={Plus}
              aria-label={t.add_times_to({ label })}
              onClick={add}
            >
              {t.add_times()}
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}

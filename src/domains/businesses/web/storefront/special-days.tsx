import { CalendarPlus, X } from 'lucide-react'
import { maxSpecialDays, type OpeningHours } from '#domains/businesses/common/storefront.ts'
import { readWallClock } from '#domains/businesses/common/opening-hours.ts'
import { addDays } from '#domains/businesses/common/public-holidays.ts'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { ChosenDay } from '#platform/web/forms/chosen-day.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { TimeRange } from './time-range.tsx'
import * as t from '#domains/businesses/texts.ts'

type Days = OpeningHours['special_days']

interface SpecialDaysProps {
  days: Days
  errors: Record<string, string | undefined>
  onChange: (days: Days) => void
}

export function SpecialDays({ days, errors, onChange }: SpecialDaysProps) {
  const change = (at: number, changes: Partial<Days[number]>) =>
    onChange(days.map((other, place) => (place === at ? { ...other, ...changes } : other)))
  const add = () => {
    const { day } = readWallClock(new Date(serverNow()))
    const after = days.at(-1)?.day ?? day
    onChange([...days, { day: addDays(after, 1), opens: null, closes: null, note: '' }])
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-2.5 text-sm font-semibold">{t.holidays_and_special_days()}</legend>
      {days.map((one, at) => (
        <SpecialDayFields
          key={at}
          at={at}
          day={one}
          error={errors[`special_days.${at}`]}
          onChange={(changes) => change(at, changes)}
          onRemove={() => onChange(days.filter((_, place) => place !== at))}
        />
      ))}
      {days.length < maxSpecialDays && (
        <div>
          <Button kind="quiet" size="small" icon={CalendarPlus} onClick={add}>
            {t.add_a_day()}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface SpecialDayFieldsProps {
  at: number
  day: Days[number]
  error: string | undefined
  onChange: (changes: Partial<Days[number]>) => void
  onRemove: () => void
}

function SpecialDayFields({ at, day, error, onChange, onRemove }: SpecialDayFieldsProps) {
  const isClosed = day.opens === null
  const label = t.day_number({ number: at + 1 })
  const errorId = error ? `special-day-${at}-error` : undefined
  return (
    <div role="group" aria-label={label} className="grid gap-2 rounded-control border border-line p-3">
      <div className="flex flex-wrap items-center gap-2">
        <TextInput
          type="date"
          aria-label={t.label_date({ label })}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          required
          value={day.day}
          onChange={({ target }) => onChange({ day: target.value })}
          className="num max-w-44"
        />
        <ChosenDay day={day.day} />
        <TextInput
          aria-label={t.label_reason({ label })}
          value={day.note}
          placeholder={t.such_as_christmas_eve()}
          maxLength={60}
          onChange={({ target }) => onChange({ note: target.value })}
          className="min-w-40 flex-1 basis-40"
        />
        <IconButton icon={X} label={t.remove_day({ label })} onClick={onRemove} />
      </div>
      <Checkbox
        label={t.closed_all_day()}
        checked={isClosed}
        onChange={({ target }) =>
          onChange(target.checked ? { opens: null, closes: null } : { opens: '09:00', closes: '12:00' })
        }
      />
      {day.opens !== null && day.closes !== null && (
        <TimeRange
          label={label}
          opens={day.opens}
          closes={day.closes}
          errorId={errorId}
          onChange={onChange}
        />
      )}
      {error && errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

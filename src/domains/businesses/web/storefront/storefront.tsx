import { Plus, X, CalendarPlus, CopyPlus } from 'lucide-react'
import { readWallClock, addDays } from '#domains/businesses/common/opening-hours.ts'
import { maxSpecialDays, type OpeningHours, maxOpeningsADay } from '#domains/businesses/common/storefront.ts'
import { ChosenDay } from '#platform/web/forms/chosen-day.tsx'
import { serverNow } from '#platform/web/session/auth-store.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { getWeekdays } from './hours-labels.ts'
import * as t from '#domains/businesses/texts.ts'

interface TimeRangeProps {
  label: string
  opens: string
  closes: string
  errorId: string | undefined
  onChange: (times: { opens: string; closes: string }) => void
  onRemove?: () => void
  onAdd?: (() => void) | undefined
}

/** A time input has no 24:00, so midnight at the end of a day is 00:00. */
const toClock = (time: string) => (time === '24:00' ? '00:00' : time)
const fromClosing = (time: string) => (time === '00:00' ? '24:00' : time)

/** Without the browser's clock icon, am and pm fit beside the buttons on a phone. */
const timeStyle = 'num px-2 max-sm:[&::-webkit-calendar-picker-indicator]:hidden'

function TimeRange({ label, opens, closes, errorId, onChange, onRemove, onAdd }: TimeRangeProps) {
  const described = { 'aria-describedby': errorId, 'aria-invalid': errorId ? (true as const) : undefined }
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1.5">
      <span className="flex min-w-0 flex-1 basis-56 items-center gap-1.5 sm:max-w-72">
        <TextInput
          type="time"
          {...described}
          aria-label={t.label_opens({ label })}
          value={opens}
          onChange={({ target }) => onChange({ opens: target.value, closes })}
          className={timeStyle}
        />
        <span aria-hidden>–</span>
        <TextInput
          type="time"
          {...described}
          aria-label={t.label_closes({ label })}
          value={toClock(closes)}
          onChange={({ target }) => onChange({ opens, closes: fromClosing(target.value) })}
          className={timeStyle}
        />
      </span>
      {onRemove && <IconButton icon={X} label={t.remove_times_of({ label })} onClick={onRemove} />}
      {onAdd && <IconButton icon={Plus} label={t.add_times_to({ label })} onClick={onAdd} />}
    </span>
  )
}

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

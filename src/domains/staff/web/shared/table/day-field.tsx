import { useId, useRef, useState } from 'react'
import { ChosenDay } from '#platform/web/forms/chosen-day.tsx'
import { isEnterKey } from '#platform/web/ui/fields/is-enter-key.ts'
import { centsFromText, textFromCents } from '#platform/web/ui/fields/money-text.ts'

interface DayFieldProps {
  label: string
  /** YYYY-MM-DD in Auckland time. */
  day: string | undefined
  onDay: (day: string | undefined) => void
}

/** A picked day applies at once; a typed one applies on Enter or blur once it's complete. */
export function DayField({ label, day, onDay }: DayFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const isTyped = useRef(false)
  function decide(field: HTMLInputElement) {
    isTyped.current = false
    setDraft(null)
    if (field.validity.valid && field.value !== (day ?? '')) onDay(field.value || undefined)
  }
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={draft ?? day ?? ''}
        min="2020-01-01"
        max="2200-12-31"
        onKeyDown={(event) => {
          if (isEnterKey(event)) decide(event.currentTarget)
          else isTyped.current = true
        }}
        onPointerDown={() => (isTyped.current = false)}
        onChange={({ target }) => (isTyped.current ? setDraft(target.value) : decide(target))}
        onBlur={({ target }) => decide(target)}
        className="num h-9 rounded-full border border-line-strong bg-paper px-3 text-sm text-ink"
      />
      <ChosenDay day={day} />
    </span>
  )
}

interface PriceFieldProps {
  label: string
  cents: number | undefined
  onCents: (cents: number | undefined) => void
}

/** Applies a typed price on Enter or blur. */
export function PriceField({ label, cents, onCents }: PriceFieldProps) {
  const send = (text: string) => {
    const wanted = centsFromText(text)
    if (wanted !== undefined && (wanted ?? undefined) !== cents) onCents(wanted || undefined)
  }
  return (
    <label className="inline-flex items-center gap-1.5 text-sm">
      {label}
      <input
        key={cents}
        inputMode="decimal"
        defaultValue={textFromCents(cents ?? null)}
        placeholder="NZ$"
        maxLength={14}
        onBlur={({ target }) => send(target.value)}
        onKeyDown={(event) => isEnterKey(event) && send(event.currentTarget.value)}
        className="num h-9 w-28 rounded-full border border-line-strong bg-paper px-3 text-sm text-ink"
      />
    </label>
  )
}

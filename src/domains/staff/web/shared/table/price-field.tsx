import { centsFromText, textFromCents } from '#platform/web/ui/fields/money-text.ts'
import { isEnterKey } from '#platform/web/ui/fields/is-enter-key.ts'

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

import { Plus, X } from 'lucide-react'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
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

export function TimeRange({ label, opens, closes, errorId, onChange, onRemove, onAdd }: TimeRangeProps) {
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

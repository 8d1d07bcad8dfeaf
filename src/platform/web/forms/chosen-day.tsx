import { formatCalendarDay } from '#platform/common/formats/formats.ts'

/** Repeats the day beside a native field, since some browsers show the month first. */
export function ChosenDay({ day }: { day: string | null | undefined }) {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  return <span className="num text-xs text-ink-2">{formatCalendarDay(day)}</span>
}

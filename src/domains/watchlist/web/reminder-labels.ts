import { must } from '#platform/common/must.ts'
import { getListFormat } from '#platform/common/texts/intl.ts'
import * as t from '#domains/watchlist/texts.ts'
/** 'Reminder 1 h before', 'Reminders 24 and 1 h before'. */
export function describeReminder(hours: readonly number[]): string {
  if (hours.length === 0) return t.no_reminder()
  if (hours.length === 1) return t.reminder_hours_before({ hours: must(hours[0], 'first hour') })
  return t.reminders_hours_before({ hours: getListFormat().format(hours.map(String)) })
}

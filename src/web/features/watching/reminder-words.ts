/** 'Reminder 1 h before', 'Reminders 24 and 1 h before'. */
export function describeReminder(hours: readonly number[]): string {
  if (hours.length === 0) return 'No reminder'
  if (hours.length === 1) return `Reminder ${hours[0]} h before`
  return `Reminders ${hours.slice(0, -1).join(', ')} and ${hours.at(-1)} h before`
}

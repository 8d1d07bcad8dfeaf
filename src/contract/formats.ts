/** How Hoko writes money, instants and names (trading-rules.md › New Zealand forms; look.md › Words). */

const whole = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-NZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** 'NZ$ 400', 'NZ$ 1,234.50': no decimals when whole, else two. */
export function formatMoney(cents: number): string {
  return `NZ$ ${formatAmount(cents)}`
}

/** The same without the prefix, as fields show it. */
export function formatAmount(cents: number): string {
  return cents % 100 === 0 ? whole.format(cents / 100) : exact.format(cents / 100)
}

/** 30 characters then '...': for titles in notices, table cells and the browser's title. */
export function truncate(text: string, length = 30): string {
  // By code points, so that no character outside the basic plane is cut in two.
  const characters = Array.from(text)
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text
}

const zone = 'Pacific/Auckland'
const parts = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-NZ', { timeZone: zone, hour12: true, ...options })
const clockParts = parts({ hour: 'numeric', minute: '2-digit' })
const shortDay = parts({ weekday: 'short', day: 'numeric', month: 'short' })
const longDay = parts({ weekday: 'long', day: 'numeric', month: 'long' })
const numericDay = parts({ day: '2-digit', month: '2-digit', year: 'numeric' })

const piecesOf = (format: Intl.DateTimeFormat, at: Date) =>
  Object.fromEntries(format.formatToParts(at).map((part) => [part.type, part.value]))

/** '7.30 pm', Auckland time. */
export function formatTimeOfDay(at: Date): string {
  const { hour, minute, dayPeriod } = piecesOf(clockParts, at)
  return `${hour}.${minute} ${dayPeriod?.toLowerCase().replaceAll('.', '')}`
}

/** 'Sun 7.30 pm': for days that are near. */
export function formatDayAndTime(at: Date): string {
  return `${piecesOf(shortDay, at).weekday} ${formatTimeOfDay(at)}`
}

/** 'Sun 22 Nov, 7.30 pm'. */
export function formatShortInstant(at: Date): string {
  const { weekday, day, month } = piecesOf(shortDay, at)
  return `${weekday} ${day} ${month}, ${formatTimeOfDay(at)}`
}

/** 'Sunday 22 November, 7.30 pm': where a person plans by it. */
export function formatInstant(at: Date): string {
  const { weekday, day, month } = piecesOf(longDay, at)
  return `${weekday} ${day} ${month}, ${formatTimeOfDay(at)}`
}

/** 'DD-MM-YYYY', Auckland time. */
export function formatDate(at: Date): string {
  const { day, month, year } = piecesOf(numericDay, at)
  return `${day}-${month}-${year}`
}

/** '4 min 12 s', '2 h 14 min', '3 days 4 h'; 'closing' from the instant on. */
export function formatTimeLeft(milliseconds: number): string {
  if (milliseconds <= 0) return 'closing'
  const seconds = Math.ceil(milliseconds / 1000)
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours} h`
  if (hours > 0) return `${hours} h ${String(minutes).padStart(2, '0')} min`
  if (minutes > 0) return `${minutes} min ${String(seconds % 60).padStart(2, '0')} s`
  return `${seconds} s`
}

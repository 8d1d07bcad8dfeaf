import { getTradePath } from '#shared/rules/trade-path.ts'
import type { TradeStatus } from '#contract/trades/trades.ts'
import { calendarFile, getOrganizer } from '#server/platform/files/calendar-file.rules.ts'
import type { MeetingStanding } from '#shared/rules/meeting-rules.ts'
import { getCalendarState } from './pickup.rules.ts'
import * as t from './texts.ts'

export interface PickupParty {
  trade_id: number
  side: 'buyer' | 'seller'
  status: TradeStatus
  title: string
  other_name: string
  other_phone: string
}

/** Replaces the former entry in the calendar. Null where no time was picked. */
export function pickupCalendar(
  { trade_id, side, status, title, other_name, other_phone }: PickupParty,
  standing: MeetingStanding,
  { public_url, mail_from }: { public_url: string; mail_from: string },
): string | null {
  const state = getCalendarState(standing, status)
  if (!state) return null
  const is_buyer = side === 'buyer'
  const url = `${public_url}${getTradePath(side, trade_id)}`
  const { starts_at, ends_at } = state.time
  return calendarFile(
    t.pickups(),
    {
      uid: `pickup-${trade_id}@${new URL(public_url).hostname}`,
      written_at: state.at.toISOString(),
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      title: `${is_buyer ? t.pick_up() : t.hand_over()}: ${title}`,
      place: standing.offer?.place ?? '',
      text: [
        t.you_meet_the_other_side({ is_seller: is_buyer, name: other_name, phone: other_phone }),
        standing.offer?.note,
        is_buyer ? t.show_your_handover_code_once_you_have() : t.ask_for_the_handover_code_as_you_hand(),
        url,
      ]
        .filter(Boolean)
        .join('\n'),
      url,
    },
    { method: state.method, sequence: state.sequence, organizer: getOrganizer(mail_from) },
  )
}

import {
  askForPickup,
  askForViewing,
  getPickupCalendar,
  getViewingCalendar,
  offerPickup,
  offerViewing,
  pickPickup,
  pickViewing,
  type PickupPlan,
  type ViewingPlan,
} from '#domains/trades/common/meetings/meetings.ts'
import type { Arrangements } from '#domains/trades/common/trades.ts'

export type MeetingKind = 'viewing' | 'pickup'

export interface MeetingProps {
  kind: MeetingKind
  /** The id of the conversation or trade. */
  id: number
  plan: ViewingPlan | PickupPlan
  /** The other person's name. */
  other: string
  /** Shows the reply of a call. */
  setReply(this: void, changed: ViewingPlan | Arrangements): void
  /** Refetches after the other side changed it. */
  refresh: () => void
}

export const meetingCalls = {
  viewing: { ask: askForViewing, offer: offerViewing, pick: pickViewing, calendar: getViewingCalendar },
  pickup: { ask: askForPickup, offer: offerPickup, pick: pickPickup, calendar: getPickupCalendar },
}

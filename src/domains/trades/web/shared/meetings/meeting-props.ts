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
import type { Arrangements } from '#domains/trades/common/handovers.ts'

export type MeetingKind = 'viewing' | 'pickup'

export interface MeetingProps {
  kind: MeetingKind
  /** Of the conversation or trade. */
  id: number
  plan: ViewingPlan | PickupPlan
  /** Shows what a call answered. */
  keep(this: void, changed: ViewingPlan | Arrangements): void
  /** Reads again, as the other side has moved it. */
  refresh: () => void
}

export const meeting_calls = {
  viewing: { ask: askForViewing, offer: offerViewing, pick: pickViewing, calendar: getViewingCalendar },
  pickup: { ask: askForPickup, offer: offerPickup, pick: pickPickup, calendar: getPickupCalendar },
}

import * as z from 'zod/mini'
import { id, instant } from '#platform/common/shapes.ts'

export const timeSpan = z.strictObject({ starts_at: instant, ends_at: instant })

const meetingTime = z.strictObject({ id, ...timeSpan.shape })
export type MeetingTime = z.output<typeof meetingTime>

const plan = {
  /** Increases with every change; a call names the revision that the caller saw. */
  revision: z.int(),
  place: z.string(),
  note: z.string(),
  times: z.array(meetingTime),
  picked: z.nullable(meetingTime),
  /** The times that the buyer asked for. */
  wish: z.nullable(z.string()),
  may_offer: z.boolean(),
  may_pick: z.boolean(),
  may_ask: z.boolean(),
}

export const viewingPlan = z.strictObject({
  ...plan,
  /** `offered` waits for the buyer to pick, `asked` for the seller to offer times. */
  state: z.enum(['none', 'asked', 'offered', 'picked', 'cancelled']),
  may_cancel: z.boolean(),
})
export type ViewingPlan = z.output<typeof viewingPlan>

export const pickupPlan = z.strictObject({
  ...plan,
  /** `offered` waits for the buyer to pick, `asked` for the seller to offer other times. */
  state: z.enum(['none', 'offered', 'picked', 'asked']),
  /** It was picked, is still ahead, and no longer applies. */
  dropped: z.nullable(meetingTime),
})
export type PickupPlan = z.output<typeof pickupPlan>

import * as z from 'zod/mini'
import { maxMeetingTimes } from './meeting-times.ts'
import { byId, file, id, line, paragraphs } from '#platform/common/shapes.ts'
import { arrangements } from '../trades.shapes.ts'
import { timeSpan, viewingPlan } from './meeting-plans.shapes.ts'
import * as t from '#domains/trades/texts.ts'

export type * from './meeting-plans.shapes.ts'

const revision = z.int({ error: t.this_must_be_a_number }).check(z.minimum(0), z.maximum(1_000_000))
const note = z._default(paragraphs(t.the_note, 500), '')

const request = {
  params: byId,
  body: z.strictObject({
    revision,
    note: paragraphs(t.the_note, 500).check(z.minLength(3, { error: t.say_when_it_would_suit_you })),
  }),
}

const offer = {
  params: byId,
  body: z.strictObject({
    revision,
    times: z.array(timeSpan, { error: t.this_must_be_a_list_of_times }).check(
      z.minLength(1, { error: t.offer_at_least_one_time }),
      z.maxLength(maxMeetingTimes, {
        error: () => t.offer_at_most_times({ count: maxMeetingTimes }),
      }),
    ),
    place: line(t.the_place, 200, 3),
    note,
  }),
}

const pick = { params: byId, body: z.strictObject({ revision, time_id: id }) }

const calendar = { params: byId, reply: file }

export const askForViewing = { ...request, reply: viewingPlan }
export const offerViewing = { ...offer, reply: viewingPlan }
export const pickViewing = { ...pick, reply: viewingPlan }
export const cancelViewing = {
  params: byId,
  body: z.strictObject({ revision, note }),
  reply: viewingPlan,
}
export const getViewingCalendar = calendar

export const askForPickup = { ...request, reply: arrangements }
export const offerPickup = { ...offer, reply: arrangements }
export const pickPickup = { ...pick, reply: arrangements }
export const getPickupCalendar = calendar

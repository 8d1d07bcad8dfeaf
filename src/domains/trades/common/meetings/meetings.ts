import { operation } from '#platform/common/operation.ts'
import type * as shapes from './meetings.shapes.ts'

export type * from './meetings.shapes.ts'

const move = { access: 'user', limit: { calls: 60, per: 'hour' } } as const
const viewing = { ...move, refusals: ['viewing_moved', 'viewing_closed'] } as const
const pickup = { ...move, refusals: ['pickup_moved', 'pickup_closed'] } as const
const calendar = {
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  answersFile: true,
} as const

export const askForViewing = operation<typeof shapes.askForViewing>('POST /viewing-wish/{id}')({
  name: 'askForViewing',
  summary: 'Ask the seller for a viewing, or for other times; what was picked before no longer holds',
  ...viewing,
})

export const offerViewing = operation<typeof shapes.offerViewing>('POST /viewing-offer/{id}')({
  name: 'offerViewing',
  summary: 'Offer the other person times and a place to see it; what was picked before no longer holds',
  ...viewing,
})

export const pickViewing = operation<typeof shapes.pickViewing>('POST /viewing-choice/{id}')({
  name: 'pickViewing',
  summary: 'Pick one of the times the seller offers, also in place of the one picked before',
  ...viewing,
})

export const cancelViewing = operation<typeof shapes.cancelViewing>('POST /viewing-cancel/{id}')({
  name: 'cancelViewing',
  summary: 'Call a viewing off, or take its times or the wish for one back',
  ...viewing,
})

export const getViewingCalendar = operation<typeof shapes.getViewingCalendar>('GET /viewing-calendar/{id}')({
  name: 'getViewingCalendar',
  summary: 'The viewing for my calendar (iCalendar); a later one replaces it, or takes it out again',
  ...calendar,
})

export const askForPickup = operation<typeof shapes.askForPickup>('POST /pickup-wish/{id}')({
  name: 'askForPickup',
  summary: 'Ask my seller for other times; what I picked before no longer holds',
  ...pickup,
})

export const offerPickup = operation<typeof shapes.offerPickup>('POST /pickup-offer/{id}')({
  name: 'offerPickup',
  summary: 'Offer my buyer times and a place to fetch it; what was picked before no longer holds',
  ...pickup,
})

export const pickPickup = operation<typeof shapes.pickPickup>('POST /pickup-choice/{id}')({
  name: 'pickPickup',
  summary: 'Pick one of the times my seller offers, also in place of the one I picked before',
  ...pickup,
})

export const getPickupCalendar = operation<typeof shapes.getPickupCalendar>('GET /pickup-calendar/{id}')({
  name: 'getPickupCalendar',
  summary: 'The pickup for my calendar (iCalendar); a later one replaces it, or takes it out again',
  ...calendar,
})

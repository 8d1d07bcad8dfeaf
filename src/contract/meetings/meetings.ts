import { operation } from '../core/operation.ts'
import type * as shapes from './meetings.shapes.ts'

export type * from './meetings.shapes.ts'

const move = { method: 'POST', access: 'user', limit: { calls: 60, per: 'hour' } } as const
const viewing = { ...move, refusals: ['viewing_moved', 'viewing_closed'] } as const
const pickup = { ...move, refusals: ['pickup_moved', 'pickup_closed'] } as const
const calendar = {
  method: 'GET',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  answers_file: true,
  refusals: [],
} as const

export const askForViewing = operation<typeof shapes.askForViewing>()({
  name: 'askForViewing',
  summary: 'Ask the seller for a viewing, or for other times; what was picked before no longer holds',
  path: '/viewing-wish/{id}',
  ...viewing,
})

export const offerViewing = operation<typeof shapes.offerViewing>()({
  name: 'offerViewing',
  summary: 'Offer the other person times and a place to see it; what was picked before no longer holds',
  path: '/viewing-offer/{id}',
  ...viewing,
})

export const pickViewing = operation<typeof shapes.pickViewing>()({
  name: 'pickViewing',
  summary: 'Pick one of the times the seller offers, also in place of the one picked before',
  path: '/viewing-choice/{id}',
  ...viewing,
})

export const cancelViewing = operation<typeof shapes.cancelViewing>()({
  name: 'cancelViewing',
  summary: 'Call a viewing off, or take its times or the wish for one back',
  path: '/viewing-cancel/{id}',
  ...viewing,
})

export const getViewingCalendar = operation<typeof shapes.getViewingCalendar>()({
  name: 'getViewingCalendar',
  summary: 'The viewing for my calendar (iCalendar); a later one replaces it, or takes it out again',
  path: '/viewing-calendar/{id}',
  ...calendar,
})

export const askForPickup = operation<typeof shapes.askForPickup>()({
  name: 'askForPickup',
  summary: 'Ask my seller for other times; what I picked before no longer holds',
  path: '/pickup-wish/{id}',
  ...pickup,
})

export const offerPickup = operation<typeof shapes.offerPickup>()({
  name: 'offerPickup',
  summary: 'Offer my buyer times and a place to fetch it; what was picked before no longer holds',
  path: '/pickup-offer/{id}',
  ...pickup,
})

export const pickPickup = operation<typeof shapes.pickPickup>()({
  name: 'pickPickup',
  summary: 'Pick one of the times my seller offers, also in place of the one I picked before',
  path: '/pickup-choice/{id}',
  ...pickup,
})

export const getPickupCalendar = operation<typeof shapes.getPickupCalendar>()({
  name: 'getPickupCalendar',
  summary: 'The pickup for my calendar (iCalendar); a later one replaces it, or takes it out again',
  path: '/pickup-calendar/{id}',
  ...calendar,
})

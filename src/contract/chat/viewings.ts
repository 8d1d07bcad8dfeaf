import { operation } from '../core/operation.ts'
import type * as shapes from './viewings.shapes.ts'

export type * from './viewings.shapes.ts'

const write = {
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['viewing_moved', 'viewing_closed'],
} as const

export const askForViewing = operation<typeof shapes.askForViewing>()({
  name: 'askForViewing',
  summary: 'Ask the seller for a viewing, or for other times; what was picked before no longer holds',
  method: 'POST',
  path: '/viewing-wish/{id}',
  ...write,
})

export const offerViewing = operation<typeof shapes.offerViewing>()({
  name: 'offerViewing',
  summary: 'Offer the other person times and a place to see it; what was picked before no longer holds',
  method: 'POST',
  path: '/viewing-offer/{id}',
  ...write,
})

export const pickViewing = operation<typeof shapes.pickViewing>()({
  name: 'pickViewing',
  summary: 'Pick one of the times the seller offers, also in place of the one picked before',
  method: 'POST',
  path: '/viewing-choice/{id}',
  ...write,
})

export const cancelViewing = operation<typeof shapes.cancelViewing>()({
  name: 'cancelViewing',
  summary: 'Call a viewing off, or take its times or the wish for one back',
  method: 'POST',
  path: '/viewing-cancel/{id}',
  ...write,
})

export const getViewingCalendar = operation<typeof shapes.getViewingCalendar>()({
  name: 'getViewingCalendar',
  summary: 'The viewing for my calendar (iCalendar); a later one replaces it, or takes it out again',
  method: 'GET',
  path: '/viewing-calendar/{id}',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  answers_file: true,
  refusals: [],
})

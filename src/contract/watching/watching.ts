import { operation } from '../core/operation.ts'
import type * as shapes from './watching.shapes.ts'

export type * from './watching.shapes.ts'

/** Hours before the closing, earliest first. */
export const reminder_hours = [24, 12, 1] as const
export type ReminderHours = (typeof reminder_hours)[number]
export const suggested_reminders: readonly ReminderHours[] = [1]

export const listFavourites = operation<typeof shapes.listFavourites>()({
  name: 'listFavourites',
  summary: 'What I watch, with what changed since I last looked: open ones by closing time, then closed ones',
  method: 'GET',
  path: '/favourite',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const listFavouriteIds = operation<typeof shapes.listFavouriteIds>()({
  name: 'listFavouriteIds',
  summary: 'The listings I watch, by id only',
  method: 'GET',
  path: '/favourite-ids',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const addFavourite = operation<typeof shapes.addFavourite>()({
  name: 'addFavourite',
  summary: 'Watch a listing; watching twice is the same',
  method: 'POST',
  path: '/favourite',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  status: 201,
  refusals: [],
})

export const removeFavourite = operation<typeof shapes.removeFavourite>()({
  name: 'removeFavourite',
  summary: 'Stop watching',
  method: 'DELETE',
  path: '/favourite/{id}',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: ['leading_bidder'],
})

export const setFavouriteNote = operation<typeof shapes.setFavouriteNote>()({
  name: 'setFavouriteNote',
  summary: 'Keep a private note on a watched listing',
  method: 'PUT',
  path: '/favourite-note',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

/** Changes after the versions that were seen stay news. */
export const markSeen = operation<typeof shapes.markSeen>()({
  name: 'markSeen',
  summary: 'I have looked at these as they were in these versions; what I do not watch is passed over',
  method: 'PUT',
  path: '/mark-seen',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const setFavouriteReminders = operation<typeof shapes.setFavouriteReminders>()({
  name: 'setFavouriteReminders',
  summary: 'When to be reminded of the closing of a watched listing; null for as usual',
  method: 'PUT',
  path: '/favourite-reminders',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const getUsualReminders = operation<typeof shapes.getUsualReminders>()({
  name: 'getUsualReminders',
  summary: 'How many hours before the closing I am usually reminded of what I watch',
  method: 'GET',
  path: '/usual-reminders',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const setUsualReminders = operation<typeof shapes.setUsualReminders>()({
  name: 'setUsualReminders',
  summary: 'How I usually want to be reminded, where nothing else is chosen for a listing',
  method: 'PUT',
  path: '/usual-reminders',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

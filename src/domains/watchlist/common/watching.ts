import { operation } from '#platform/common/operation.ts'
import type * as shapes from './watching.shapes.ts'

export type * from './watching.shapes.ts'

/** Hours before the closing, earliest first. */
export const reminderHours = [24, 12, 1] as const
export type ReminderHours = (typeof reminderHours)[number]
export const suggestedReminders: readonly ReminderHours[] = [1]

export const listFavourites = operation<typeof shapes.listFavourites>('GET /favourite')({
  name: 'listFavourites',
  summary: 'What I watch, with what changed since I last looked: open ones by closing time, then closed ones',
  access: 'user',
  view: 'watchlist',
  limit: { calls: 240, per: 'minute' },
})

export const listFavouriteIds = operation<typeof shapes.listFavouriteIds>('GET /favourite-ids')({
  name: 'listFavouriteIds',
  summary: 'The listings I watch, by id only',
  access: 'user',
  view: 'watchlist',
  limit: { calls: 240, per: 'minute' },
})

export const addFavourite = operation<typeof shapes.addFavourite>('POST /favourite')({
  name: 'addFavourite',
  summary: 'Watch a listing; watching twice is the same',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  status: 201,
})

export const removeFavourite = operation<typeof shapes.removeFavourite>('DELETE /favourite/{id}')({
  name: 'removeFavourite',
  summary: 'Stop watching',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: ['leading_bidder'],
})

export const setFavouriteNote = operation<typeof shapes.setFavouriteNote>('PUT /favourite-note')({
  name: 'setFavouriteNote',
  summary: 'Keep a private note on a watched listing',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})

/** Changes after the versions that were seen remain unseen. */
export const markSeen = operation<typeof shapes.markSeen>('PUT /mark-seen')({
  name: 'markSeen',
  summary: 'I have looked at these as they were in these versions; what I do not watch is passed over',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})

export const setFavouriteReminders = operation<typeof shapes.setFavouriteReminders>(
  'PUT /favourite-reminders',
)({
  name: 'setFavouriteReminders',
  summary: 'When to be reminded of the closing of a watched listing; null for as usual',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})

export const setFavouriteThreshold = operation<typeof shapes.setFavouriteThreshold>(
  'PUT /favourite-threshold',
)({
  name: 'setFavouriteThreshold',
  summary:
    'The price at which to notify me of a watched listing, once when it comes down to it; null for none',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: ['listing_closed'],
})

export const getUsualReminders = operation<typeof shapes.getUsualReminders>('GET /usual-reminders')({
  name: 'getUsualReminders',
  summary: 'How many hours before the closing I am usually reminded of what I watch',
  access: 'user',
  view: 'watchlist',
  limit: { calls: 240, per: 'minute' },
})

export const setUsualReminders = operation<typeof shapes.setUsualReminders>('PUT /usual-reminders')({
  name: 'setUsualReminders',
  summary: 'How I usually want to be reminded, where nothing else is chosen for a listing',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
})

export const getWatchChoices = operation<typeof shapes.getWatchChoices>('GET /watch-choices')({
  name: 'getWatchChoices',
  summary: 'Whether what I bid on is put on my watchlist; it is unless I chose otherwise',
  access: 'user',
  view: 'watchlist',
  limit: { calls: 240, per: 'minute' },
})

export const setWatchChoices = operation<typeof shapes.setWatchChoices>('PUT /watch-choices')({
  name: 'setWatchChoices',
  summary: 'Choose whether what I bid on from now on is put on my watchlist',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
})

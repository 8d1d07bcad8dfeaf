import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { search_query } from '../search/search.ts'
import { by_id, done, id, instant, line, request_token } from '../core/shapes.ts'
import * as t from './texts.ts'

export const max_saved_searches = 100

export const search_alerts = z.enum(['none', 'at_once', 'daily', 'weekly'], {
  error: t.choose_when_to_be_told,
})
export type SearchAlerts = z.output<typeof search_alerts>

export const saved_query = z.omit(search_query, {
  window: true,
  sort: true,
  cursor: true,
  limit: true,
  exact: true,
  facets: true,
})
export type SavedQuery = z.output<typeof saved_query>

const name = line(t.a_name, 80)

export const saved_search = z.strictObject({
  id,
  name,
  query: saved_query,
  alerts: search_alerts,
  new_count: z.int(),
  saved_at: instant,
})
export type SavedSearch = z.output<typeof saved_search>

export const listSavedSearches = operation({
  name: 'listSavedSearches',
  summary: 'My saved searches, those with something new first, then the newest',
  method: 'GET',
  path: '/saved-search',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ items: z.array(saved_search) }),
  refusals: [],
})

export const saveSearch = operation({
  name: 'saveSearch',
  summary: 'Save a search; one that is saved already answers as it is',
  method: 'POST',
  path: '/saved-search',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  body: z.strictObject({ name, query: saved_query, alerts: search_alerts }),
  status: 201,
  reply: saved_search,
  refusals: ['saved_searches_full'],
})

export const changeSavedSearch = operation({
  name: 'changeSavedSearch',
  summary: 'Rename a saved search, or change when it tells of what is new; what is left out stays',
  method: 'PUT',
  path: '/saved-search/{id}',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  body: z.strictObject({ name: z.optional(name), alerts: z.optional(search_alerts) }),
  reply: saved_search,
  refusals: [],
})

export const lookAtSavedSearch = operation({
  name: 'lookAtSavedSearch',
  summary: 'I have seen what is new in a saved search',
  method: 'POST',
  path: '/saved-search/{id}/looked',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: [],
})

export const removeSavedSearch = operation({
  name: 'removeSavedSearch',
  summary: 'Remove a saved search; for a day it can be brought back',
  method: 'DELETE',
  path: '/saved-search/{id}',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: [],
})

export const restoreSavedSearch = operation({
  name: 'restoreSavedSearch',
  summary: 'Bring back a saved search that was removed a moment ago',
  method: 'POST',
  path: '/saved-search/{id}/restore',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  params: by_id,
  reply: saved_search,
  refusals: ['saved_searches_full'],
})

const letter = z.strictObject({
  /** The setting when that email was sent. */
  alerts: search_alerts,
  items: z.array(z.strictObject({ id, name, alerts: search_alerts })),
})
export type AlertLetter = z.output<typeof letter>

/** A POST that only reads, so that no token is in an address. */
export const readAlertLetter = operation({
  name: 'readAlertLetter',
  summary: 'Which saved searches a mail was about, by the token in its link',
  method: 'POST',
  path: '/alert-letter',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
  body: z.strictObject({ token: request_token }),
  reply: letter,
  refusals: [],
})

export const answerAlertLetter = operation({
  name: 'answerAlertLetter',
  summary: 'Change how often the saved searches of a mail tell of what is new, by the token in its link',
  method: 'PUT',
  path: '/alert-letter',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
  body: z.strictObject({ token: request_token, alerts: search_alerts }),
  reply: letter,
  refusals: [],
})

import * as z from 'zod/mini'
import { search_query } from '#domains/search/common/search.shapes.ts'
import { by_id, done, id, instant, line, request_token } from '#platform/common/shapes.ts'
import * as t from '#domains/saved-searches/texts.ts'

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

export const listSavedSearches = {
  reply: z.strictObject({ items: z.array(saved_search) }),
}

export const saveSearch = {
  body: z.strictObject({ name, query: saved_query, alerts: search_alerts }),
  reply: saved_search,
}

export const changeSavedSearch = {
  params: by_id,
  body: z.strictObject({ name: z.optional(name), alerts: z.optional(search_alerts) }),
  reply: saved_search,
}

export const lookAtSavedSearch = {
  params: by_id,
  reply: done,
}

export const removeSavedSearch = {
  params: by_id,
  reply: done,
}

export const restoreSavedSearch = {
  params: by_id,
  reply: saved_search,
}

const letter = z.strictObject({
  /** The setting when that email was sent. */
  alerts: search_alerts,
  items: z.array(z.strictObject({ id, name, alerts: search_alerts })),
})
export type AlertLetter = z.output<typeof letter>

export const readAlertLetter = {
  body: z.strictObject({ token: request_token }),
  reply: letter,
}

export const answerAlertLetter = {
  body: z.strictObject({ token: request_token, alerts: search_alerts }),
  reply: letter,
}

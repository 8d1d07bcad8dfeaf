import * as z from 'zod/mini'
import { searchQuery } from '#domains/search/common/search.shapes.ts'
import { byId, done, id, instant, line, requestToken } from '#platform/common/shapes.ts'
import * as t from '#domains/saved-searches/texts.ts'

export const searchAlerts = z.enum(['none', 'at_once', 'daily', 'weekly'], {
  error: t.choose_when_to_be_told,
})
export type SearchAlerts = z.output<typeof searchAlerts>

export const savedQuery = z.omit(searchQuery, {
  window: true,
  sort: true,
  cursor: true,
  limit: true,
  exact: true,
  facets: true,
  closing_within: true,
  to: true,
  to_rural: true,
})
export type SavedQuery = z.output<typeof savedQuery>

const name = line(t.a_name, 80)

export const savedSearch = z.strictObject({
  id,
  name,
  query: savedQuery,
  alerts: searchAlerts,
  new_count: z.int(),
  saved_at: instant,
})
export type SavedSearch = z.output<typeof savedSearch>

export const listSavedSearches = {
  reply: z.strictObject({ items: z.array(savedSearch) }),
}

export const saveSearch = {
  body: z.strictObject({ name, query: savedQuery, alerts: searchAlerts }),
  reply: savedSearch,
}

export const changeSavedSearch = {
  params: byId,
  body: z.strictObject({ name: z.optional(name), alerts: z.optional(searchAlerts) }),
  reply: savedSearch,
}

export const lookAtSavedSearch = {
  params: byId,
  reply: done,
}

export const removeSavedSearch = {
  params: byId,
  reply: done,
}

export const restoreSavedSearch = {
  params: byId,
  reply: savedSearch,
}

export const alertLetter = z.strictObject({
  /** The setting when that email was sent. */
  alerts: searchAlerts,
  items: z.array(z.strictObject({ id, name, alerts: searchAlerts })),
})
export type AlertLetter = z.output<typeof alertLetter>

export const readAlertLetter = {
  body: z.strictObject({ token: requestToken }),
  reply: alertLetter,
}

export const answerAlertLetter = {
  body: z.strictObject({ token: requestToken, alerts: searchAlerts }),
  reply: alertLetter,
}

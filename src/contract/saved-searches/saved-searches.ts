import { operation } from '../core/operation.ts'
import type * as shapes from './saved-searches.shapes.ts'

export type * from './saved-searches.shapes.ts'

export const max_saved_searches = 100

export const listSavedSearches = operation<typeof shapes.listSavedSearches>()({
  name: 'listSavedSearches',
  summary: 'My saved searches, those with something new first, then the newest',
  method: 'GET',
  path: '/saved-search',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const saveSearch = operation<typeof shapes.saveSearch>()({
  name: 'saveSearch',
  summary: 'Save a search; one that is saved already answers as it is',
  method: 'POST',
  path: '/saved-search',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  status: 201,
  refusals: ['saved_searches_full'],
})

export const changeSavedSearch = operation<typeof shapes.changeSavedSearch>()({
  name: 'changeSavedSearch',
  summary: 'Rename a saved search, or change when it tells of what is new; what is left out stays',
  method: 'PUT',
  path: '/saved-search/{id}',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const lookAtSavedSearch = operation<typeof shapes.lookAtSavedSearch>()({
  name: 'lookAtSavedSearch',
  summary: 'I have seen what is new in a saved search',
  method: 'POST',
  path: '/saved-search/{id}/looked',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const removeSavedSearch = operation<typeof shapes.removeSavedSearch>()({
  name: 'removeSavedSearch',
  summary: 'Remove a saved search; for a day it can be brought back',
  method: 'DELETE',
  path: '/saved-search/{id}',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const restoreSavedSearch = operation<typeof shapes.restoreSavedSearch>()({
  name: 'restoreSavedSearch',
  summary: 'Bring back a saved search that was removed a moment ago',
  method: 'POST',
  path: '/saved-search/{id}/restore',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: ['saved_searches_full'],
})

/** A POST that only reads, so that no token is in an address. */
export const readAlertLetter = operation<typeof shapes.readAlertLetter>()({
  name: 'readAlertLetter',
  summary: 'Which saved searches a mail was about, by the token in its link',
  method: 'POST',
  path: '/alert-letter',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

export const answerAlertLetter = operation<typeof shapes.answerAlertLetter>()({
  name: 'answerAlertLetter',
  summary: 'Change how often the saved searches of a mail tell of what is new, by the token in its link',
  method: 'PUT',
  path: '/alert-letter',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

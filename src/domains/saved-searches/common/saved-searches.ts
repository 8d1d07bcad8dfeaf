import { operation } from '#platform/common/operation.ts'
import type * as shapes from './saved-searches.shapes.ts'

export type * from './saved-searches.shapes.ts'

export const maxSavedSearches = 100

export const listSavedSearches = operation<typeof shapes.listSavedSearches>('GET /saved-search')({
  name: 'listSavedSearches',
  summary: 'My saved searches, those with something new first, then the newest',
  access: 'user',
  view: 'searches',
  limit: { calls: 240, per: 'minute' },
})

export const saveSearch = operation<typeof shapes.saveSearch>('POST /saved-search')({
  name: 'saveSearch',
  summary: 'Save a search; one that is saved already answers as it is',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  status: 201,
  refusals: ['saved_searches_full'],
})

export const changeSavedSearch = operation<typeof shapes.changeSavedSearch>('PUT /saved-search/{id}')({
  name: 'changeSavedSearch',
  summary: 'Rename a saved search, or change when it tells of what is new; what is left out stays',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})

export const lookAtSavedSearch = operation<typeof shapes.lookAtSavedSearch>('POST /saved-search/{id}/looked')(
  {
    name: 'lookAtSavedSearch',
    summary: 'I have seen what is new in a saved search',
    access: 'user',
    limit: { calls: 240, per: 'minute' },
  },
)

export const removeSavedSearch = operation<typeof shapes.removeSavedSearch>('DELETE /saved-search/{id}')({
  name: 'removeSavedSearch',
  summary: 'Remove a saved search; for a day it can be brought back',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})

export const restoreSavedSearch = operation<typeof shapes.restoreSavedSearch>(
  'POST /saved-search/{id}/restore',
)({
  name: 'restoreSavedSearch',
  summary: 'Bring back a saved search that was removed a moment ago',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: ['saved_searches_full'],
})

/** A POST that only reads, so that no token is in an address. */
export const readAlertLetter = operation<typeof shapes.readAlertLetter>('POST /alert-letter')({
  name: 'readAlertLetter',
  summary: 'Which saved searches a mail was about, by the token in its link',
  access: 'anyone',
  runsInMaintenance: true,
  limit: { calls: 60, per: 'minute' },
})

export const answerAlertLetter = operation<typeof shapes.answerAlertLetter>('PUT /alert-letter')({
  name: 'answerAlertLetter',
  summary: 'Change how often the saved searches of a mail tell of what is new, by the token in its link',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
})

import type { SearchAlerts } from '#domains/saved-searches/common/saved-searches.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/saved-searches/texts.ts'

export const getAlertsLabels = makeTexts((): Record<SearchAlerts, string> => ({
  at_once: t.at_once(),
  daily: t.every_day_at_8_am(),
  weekly: t.mondays_at_8_am(),
  none: t.not_at_all(),
}))

const getHelp = makeTexts((): Record<SearchAlerts, string> => ({
  at_once: t.as_soon_as_somethings_listed(),
  daily: t.one_email_with_everything_new(),
  weekly: t.one_email_with_everything_new(),
  none: t.saved_with_a_count_of_whats_new(),
}))

const order: SearchAlerts[] = ['at_once', 'daily', 'weekly', 'none']

export const alertsCards = order.map((value) => ({
  value,
  label: getAlertsLabels()[value],
  help: getHelp()[value],
}))
export const alertsOptions = order.map((value) => ({ value, label: getAlertsLabels()[value] }))

export const isAlerts = (text: string): text is SearchAlerts => text in getAlertsLabels()

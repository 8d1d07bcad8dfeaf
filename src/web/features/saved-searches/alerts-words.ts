import type { SearchAlerts } from '#contract/saved-searches/saved-searches.ts'

/** When a saved search tells of what is new, as it is chosen. */
export const alerts_words: Record<SearchAlerts, string> = {
  at_once: 'At once',
  daily: 'Every day at 8 am',
  weekly: 'Mondays at 8 am',
  none: 'Not at all',
}

const help: Record<SearchAlerts, string> = {
  at_once: 'As soon as something’s listed.',
  daily: 'One email with everything new.',
  weekly: 'One email with everything new.',
  none: 'Saved, with a count of what’s new.',
}

const order: SearchAlerts[] = ['at_once', 'daily', 'weekly', 'none']

export const alerts_cards = order.map((value) => ({ value, label: alerts_words[value], help: help[value] }))
export const alerts_options = order.map((value) => ({ value, label: alerts_words[value] }))

export const isAlerts = (text: string): text is SearchAlerts => text in alerts_words

import type { SearchSuggestion } from '#domains/search/common/search-suggestions.ts'
import * as t from '#domains/search/texts.ts'

export type Option =
  | ({ key: string } & SearchSuggestion)
  | { key: string; kind: 'recent' | 'words'; words: string }

const maxRecentWhileTyping = 2

export function optionsFor(typed: string, recent: string[], suggested: SearchSuggestion[]): Option[] {
  const text = typed.trim()
  const begun = (words: string) => words.toLowerCase().startsWith(text.toLowerCase())
  const again = (words: string): Option => ({ key: `recent ${words}`, kind: 'recent', words })
  if (text === '') return recent.map(again)
  return [
    // First, because it's available at once: later options then shift nothing.
    { key: 'words', kind: 'words', words: text },
    ...recent
      .filter((words) => begun(words) && words !== text)
      .slice(0, maxRecentWhileTyping)
      .map(again),
    ...suggested.map((one) => ({ ...one, key: `${one.kind} ${JSON.stringify(one.search)}` })),
  ]
}

export function describeCount(options: Option[]): string {
  const count = options.filter(({ kind }) => kind !== 'words').length
  if (count === 0) return t.no_suggestions_press_enter_to_search()
  return t.count_suggestions({ count })
}

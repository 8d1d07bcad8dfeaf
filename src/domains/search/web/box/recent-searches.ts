import { createPersistedStore } from '#platform/web/storage/persisted-store.ts'

export const recentSearches = createPersistedStore<{ words: string[] }>('hoko-recent-searches', { words: [] })

const max_kept = 8

export function rememberSearch(words: string): void {
  const text = words.trim()
  if (text === '') return
  const { words: kept } = recentSearches.getState()
  const others = kept.filter((one) => one.toLowerCase() !== text.toLowerCase())
  recentSearches.setState({ words: [text, ...others].slice(0, max_kept) })
}

export function forgetSearches(): void {
  recentSearches.setState({ words: [] })
}

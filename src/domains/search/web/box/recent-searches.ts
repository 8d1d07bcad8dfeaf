import { createPersistedStore } from '#platform/web/storage/persisted-store.ts'

export const recentSearches = createPersistedStore<{ words: string[] }>('hoko-recent-searches', { words: [] })

const maxEntries = 8

export function rememberSearch(words: string): void {
  const text = words.trim()
  if (text === '') return
  const { words: stored } = recentSearches.getState()
  const others = stored.filter((one) => one.toLowerCase() !== text.toLowerCase())
  recentSearches.setState({ words: [text, ...others].slice(0, maxEntries) })
}

export function forgetSearches(): void {
  recentSearches.setState({ words: [] })
}

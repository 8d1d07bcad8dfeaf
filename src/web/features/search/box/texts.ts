// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const no_suggestions_press_enter_to_search = (): string => `No suggestions. Press Enter to search.`
export const count_count_plural_one_suggestion = ({ count }: { count: number }): string => `${count} ${choosePlural(count, { 'one': `suggestion`, 'other': `suggestions` })}. Use the arrow keys to choose.`
export const recent_searches = (): string => `Recent searches`
export const clear_recent_searches = <Node>({ span }: { span: (parts: Parts<Node>) => Node }): Parts<Node> => [`Clear`, span([` recent searches`])]
export const suggestions = (): string => `Suggestions`
export const search_for_words = ({ words }: { words: string | number }): string => `Search for “${words}”`
export const apply = (): string => `Apply`
export const enter_whole_square_metres_the_smaller = (): string => `Enter whole square metres, the smaller first.`

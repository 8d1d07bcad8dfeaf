// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const no_suggestions_press_enter_to_search = (): string => `No suggestions. Press Enter to search.`
export const count_suggestions = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} suggestion`, 'other': `${formatCount(count)} suggestions` })}. Use the arrow keys to choose.`
export const recent_searches = (): string => `Recent searches`
export const clear_recent_searches = <Node>({ span }: { span: (parts: Parts<Node>) => Node }): Parts<Node> => [`Clear`, span([` recent searches`])]
export const suggestions = (): string => `Suggestions`
export const search_for_query = ({ query }: { query: string | number }): string => `Search for “${query}”`
export const apply = (): string => `Apply`
export const enter_whole_square_metres_the_smaller = (): string => `Enter whole square metres, the smaller first.`
export const count_listings_shown_as_number = <Node>({ number, hidden, count }: { number: string | number; hidden: (parts: Parts<Node>) => Node; count: number }): Parts<Node> => [`${number}`, hidden([` `, `${choosePlural(count, { 'one': `listing`, 'other': `listings` })}`])]

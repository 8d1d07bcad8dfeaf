// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import { endSentence } from '#shared/texts/end-sentence.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const category_path_change_it = ({ path }: { path: string | number }): string => `Category: ${path}. Change it`
export const choose_a_category = (): string => `Choose a category`
export const loading = (): string => `Loading …`
export const loading_categories = (): string => `Loading categories`
export const find_a_category = (): string => `Find a category`
export const couch_ute_ps5 = (): string => `Couch, ute, PS5 …`
export const count_found = ({ count }: { count: string | number }): string => `${count} found`
export const no_category_found_try_another_word_or = (): string => `No category found. Try another word, or browse the list.`
export const all_categories = (): string => `All categories`
export const use_name = ({ name }: { name: string | number }): string => `Use “${name}”`
export const general_items = (): string => `General items`
export const vehicles = (): string => `Vehicles`
export const property = (): string => `Property`
export const trim_is_listed_under_type_names_name = ({ trim, type_names, name }: { trim: string | number; type_names: string | number; name: string | number }): string => `“${trim}” is listed under ${type_names} › ${endSentence(name)} Start a listing there instead.`
export const bicycles_books_boats = (): string => `Bicycles, books, boats`
export const count_categories_are_shown = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} category is`, 'other': `${formatCount(count)} categories are` })} shown`
export const no_category_is_called_trim = ({ trim }: { trim: string | number }): string => `No category is called “${trim}”`
export const show_all_categories = (): string => `Show all categories`
export const try_another_word_or_search_the = (): string => `Try another word, or search the listings themselves with the field at the top.`
export const kinds_of_listing = (): string => `Kinds of listing`
export const see_all_in_name = <Node>({ span, name }: { span: (parts: Parts<Node>) => Node; name: string | number }): Parts<Node> => [`See all`, span([` in `, `${name}`])]
export const popular_categories = (): string => `Popular categories`
export const search_faqs = (): string => `Search FAQs`
export const reserve_payment_pickup = (): string => `Reserve, payment, pickup`
export const count_questions_match = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} question matches`, 'other': `${formatCount(count)} questions match` })}`
export const no_faqs_match_trim = ({ trim }: { trim: string | number }): string => `No FAQs match “${trim}”`
export const no_faqs_yet = (): string => `No FAQs yet`
export const show_all_faqs = (): string => `Show all FAQs`
export const try_fewer_or_different_words = (): string => `Try fewer or different words.`
export const were_still_writing_these_check_back = (): string => `We’re still writing these. Check back soon.`
export const link_to_this_answer_question = <Node>({ span, question }: { span: (parts: Parts<Node>) => Node; question: string | number }): Parts<Node> => [`Link to this answer`, span([`: `, `${question}`])]
export const groups = (): string => `Groups`
export const suggested_categories = (): string => `Suggested categories`
export const suggested = (): string => `Suggested`
export const this_looks_like_a_type = ({ type }: { type: 'vehicle' | 'property' | 'other' }): string => `This looks like ${{ 'vehicle': `a vehicle`, 'property': `a property`, 'other': `a general item` }[type]}.`
export const list_it_under_type_name = ({ type_name }: { type_name: string | number }): string => `List it under ${type_name}`
export const well_move_your_title_and_photos = (): string => `We’ll move your title and photos.`
export const count_listings = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} listing`, 'other': `${formatCount(count)} listings` })}`
export const count_listings_shown_as_number = <Node>({ number, hidden, count }: { number: string | number; hidden: (parts: Parts<Node>) => Node; count: number }): Parts<Node> => [`${number}`, hidden([` `, `${choosePlural(count, { 'one': `listing`, 'other': `listings` })}`])]

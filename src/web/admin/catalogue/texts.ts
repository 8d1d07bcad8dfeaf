// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'
import { endSentence } from '#shared/texts/end-sentence.ts'
import type { Parts } from '#shared/texts/parts.ts'

export const name_saved = ({ name }: { name: string | number }): string => `${name} saved.`
export const couldnt_save_that = (): string => `Couldn’t save that`
export const name_cant_move_further_that_way = ({ name }: { name: string | number }): string => `${name} can’t move further that way.`
export const use_the_up_and_down_arrow_keys_to_move = (): string => `Use the up and down arrow keys to move it, right to nest it under the category above, and left to move it out.`
export const close_all = (): string => `Close all`
export const open_all = (): string => `Open all`
export const drag_the_handle_or_select_it_and_use = (): string => `Drag the handle, or select it and use the arrow keys.`
export const the_number_is_live_listings = (): string => `The number is live listings, including subcategories.`
export const categories = (): string => `Categories`
export const hide_name = ({ name }: { name: string | number }): string => `Hide ${name}?`
export const hide_category = (): string => `Hide category`
export const general_items = (): string => `General items`
export const vehicles = (): string => `Vehicles`
export const property = (): string => `Property`
export const name_is_saved = ({ name }: { name: string | number }): string => `${name} is saved`
export const name = (): string => `Name`
export const its_address_ends_in_slug_and_wont = ({ slug }: { slug: string | number }): string => `Its address ends in ${slug} and won’t change if you rename it.`
export const we_make_its_address_from_the_name_it = (): string => `We make its address from the name. It won’t change later.`
export const listing_type = (): string => `Listing type`
export const parent_category = (): string => `Parent category`
export const up_to_four_levels_its_subcategories = (): string => `Up to four levels. Its subcategories move with it.`
export const none_top_level = (): string => `None (top level)`
export const famous = (): string => `Featured`
export const shown_first_on_the_home_page_if_no = (): string => `Shown first on the home page. If no category is featured, the busiest in the last 30 days are shown.`
export const hidden = (): string => `Hidden`
export const not_shown_anywhere_and_takes_no_new = (): string => `Hides this category and its subcategories, and stops new listings in them. Live listings stay up.`
export const what_buyers_confirm = (): string => `What buyers confirm`
export const we_ask_everyone_once_before_they_first = (): string => `We ask everyone once, before they first bid, buy or make an offer in this category or its subcategories.`
export const already_asked_by_a_parent_category = ({ sentences }: { sentences: string | number }): string => `Already asked by a parent category: ${sentences}`
export const n_18_or_older = (): string => `18 or older`
export const i_am_18_or_older = (): string => `“I am 18 or older.”`
export const a_licence_or_something_else = (): string => `A licence or something else`
export const the_sentence_buyers_confirm_like_i = (): string => `The sentence buyers confirm, like “I hold a firearms licence and will show it at pickup.” If you change it, we ask everyone again.`
export const go_back = (): string => `Go back`
export const save_category = (): string => `Save category`
export const add_category = (): string => `Add category`
export const you_have_unsaved_changes_if_you_leave = (): string => `You have unsaved changes. If you leave now, you’ll lose them.`
export const i_am_18_or_older_2 = (): string => `I am 18 or older.`
export const type = (): string => `Type`
export const find_a_category = (): string => `Find a category`
export const no_category_matches_trim = ({ trim }: { trim: string | number }): string => `No category matches “${trim}”`
export const try_another_word_or_another_listing = (): string => `Try another word, or another listing type.`
export const no_categories_of_this_type_yet = (): string => `No categories of this type yet`
export const add_one_so_people_can_list_this_type = (): string => `Add one so people can list this type.`
export const the_categories_didnt_load = (): string => `The categories didn’t load`
export const loading_the_categories = (): string => `Loading the categories`
export const loading_the_category = (): string => `Loading the category`
export const the_category_didnt_load = (): string => `The category didn’t load`
export const category_not_found = (): string => `Category not found`
export const see_all_categories = (): string => `See all categories`
export const it_may_have_been_removed = (): string => `It may have been removed.`
export const remove_this_category = (): string => `Remove this category`
export const no_admin_has_changed_this_category = (): string => `No admin has changed this category.`
export const add_a_category_it_applies_to = (): string => `Add a category it applies to`
export const it_applies_to_their_subcategories_too = (): string => `It applies to their subcategories too.`
export const choose_a_category = (): string => `Choose a category`
export const it_applies_to = (): string => `It applies to`
export const remove_label = ({ label }: { label: string | number }): string => `Remove ${label}`
export const picture_optional = <Node>({ span }: { span: (parts: Parts<Node>) => Node }): Parts<Node> => [`Picture`, span([` (optional)`])]
export const as_it_is_now = (): string => `As it is now`
export const picture_file = (): string => `Picture file`
export const choose_another_image = (): string => `Choose another image`
export const choose_an_image = (): string => `Choose an image`
export const remove_it = (): string => `Remove it`
export const square_and_simple_works_best_its_shown = (): string => `Square and simple works best – it’s shown small. If you don’t add one, we’ll use an icon.`
export const name_is_now_position_under_parent = ({ name, position, total, parent }: { name: string | number; position: string | number; total: string | number; parent: string | number }): string => `${name} is now ${position} of ${total} under ${parent}.`
export const name_is_now_position_at_the_top = ({ name, position, total }: { name: string | number; position: string | number; total: string | number }): string => `${name} is now ${position} of ${total} at the top.`
export const move_name = ({ name }: { name: string | number }): string => `Move ${name}`
export const subcategories_of_name = ({ name }: { name: string | number }): string => `Subcategories of ${name}`
export const live_listings = (): string => `live listings`
export const move_up = (): string => `Move up`
export const move_down = (): string => `Move down`
export const move_under_the_category_above = (): string => `Move under the category above`
export const move_out_one_level = (): string => `Move out one level`
export const actions_for_name = ({ name }: { name: string | number }): string => `Actions for ${name}`
export const edit = (): string => `Edit`
export const add_subcategory = (): string => `Add subcategory`
export const take_from_the_famous_ones = (): string => `Stop featuring`
export const make_it_famous = (): string => `Feature`
export const show_again = (): string => `Show again`
export const remove = (): string => `Remove`
export const category_will_be_hidden = ({ below, name }: { below: number; name: string | number }): string => `${choosePlural(below, { '=0': `${name} is hidden everywhere and takes no new listings.`, 'one': `${name} and the ${formatCount(below)} category below it are hidden everywhere and take no new listings.`, 'other': `${name} and the ${formatCount(below)} categories below it are hidden everywhere and take no new listings.` })}`
export const its_live_listings_stay_up = ({ count }: { count: number }): string => `${choosePlural(count, { '=0': `It has no live listings.`, 'one': `The ${formatCount(count)} live listing stays up and people can still find them.`, 'other': `The ${formatCount(count)} live listings stay up and people can still find them.` })}`
export const you_can_show_it_again = (): string => `You can show it again at any time.`
export const faq_saved = (): string => `FAQ saved`
export const question = (): string => `Question`
export const group = (): string => `Group`
export const choose_a_group_or_type_a_new_one = (): string => `Choose a group, or type a new one.`
export const answer = (): string => `Answer`
export const leave_a_blank_line_between_paragraphs = (): string => `Leave a blank line between paragraphs. Start lines with - or 1. for a list. Use **two stars** for bold and [words](address) for a link.`
export const only_the_back_office_sees_it = (): string => `Only the back office sees it.`
export const save_faq = (): string => `Save FAQ`
export const add_faq = (): string => `Add FAQ`
export const preview = (): string => `Preview`
export const the_answer_shows_here_as_you_write = (): string => `The answer shows here as you write.`
export const search_faqs = (): string => `Search FAQs`
export const the_faqs_didnt_load = (): string => `The FAQs didn’t load`
export const loading_the_faqs = (): string => `Loading the FAQs`
export const question_is_now_number_position_in = ({ question, position, group }: { question: string | number; position: string | number; group: string | number }): string => `“${question}” is now number ${position} in ${group}.`
export const couldnt_move_that = (): string => `Couldn’t move that`
export const no_faqs_match_trim = ({ trim }: { trim: string | number }): string => `No FAQs match “${trim}”`
export const try_another_word = (): string => `Try another word.`
export const no_faqs_yet = (): string => `No FAQs yet`
export const add_the_questions_people_ask_you_most = (): string => `Add the questions people ask you most.`
export const move_up_question = ({ question }: { question: string | number }): string => `Move up: ${question}`
export const move_down_question = ({ question }: { question: string | number }): string => `Move down: ${question}`
export const the_faq_didnt_load = (): string => `The FAQ didn’t load`
export const loading_the_question = (): string => `Loading the question`
export const faq_not_found = (): string => `FAQ not found`
export const see_all_faqs = (): string => `See all FAQs`
export const faq_removed = (): string => `FAQ removed`
export const remove_faq = (): string => `Remove FAQ`
export const no_admin_has_changed_this_faq = (): string => `No admin has changed this FAQ.`
export const remove_this_faq = (): string => `Remove this FAQ?`
export const keep_it = (): string => `Keep it`
export const question_and_its_answer_will_be = ({ question }: { question: string | number }): string => `“${question}” and its answer will be deleted. Links to it will go to the top of the page. To keep it for later, hide it instead.`
export const edit_name = ({ name }: { name: string | number }): string => `Edit ${name}`
export const add_a_filter = (): string => `Add a filter`
export const save_filter = (): string => `Save filter`
export const add_filter = (): string => `Add filter`
export const key = (): string => `Key`
export const listings_use_it_so_it_cant_be_changed = (): string => `Listings use it, so it can’t be changed.`
export const answer_type = (): string => `Answer type`
export const unit = (): string => `Unit`
export const choices = (): string => `Choices`
export const one_per_line = (): string => `One per line.`
export const required = (): string => `Required`
export const searchable = (): string => `Searchable`
export const the_filters_didnt_load = (): string => `The filters didn’t load`
export const loading_the_filters = (): string => `Loading the filters`
export const find_a_filter = (): string => `Find a filter`
export const no_filters_match_trim = ({ trim }: { trim: string | number }): string => `No filters match “${trim}”`
export const no_filters_yet = (): string => `No filters yet`
export const filters_are_extra_details_for_some = (): string => `Filters are extra details for some categories, like frame size, colour or year.`
export const name_is_now_number_position = ({ name, position }: { name: string | number; position: string | number }): string => `${name} is now number ${position}.`
export const filter_removed = (): string => `Filter removed`
export const not_used_by_any_category = (): string => `Not used by any category`
export const move_up_name = ({ name }: { name: string | number }): string => `Move up: ${name}`
export const move_down_name = ({ name }: { name: string | number }): string => `Move down: ${name}`
export const remove_name = ({ name }: { name: string | number }): string => `Remove ${name}`
export const remove_name_2 = ({ name }: { name: string | number }): string => `Remove ${name}?`
export const the_filter_will_be_deleted_listings = (): string => `The filter will be deleted. Listings keep the details they already have.`
export const one_choice = (): string => `One choice`
export const several_choices = (): string => `Several choices`
export const a_number = (): string => `A number`
export const yes_or_no = (): string => `Yes or no`
export const words = (): string => `Words`
export const kind_in_unit = ({ kind, unit }: { kind: string | number; unit: string | number }): string => `${kind}, in ${unit}`
export const choices_and_count_more = ({ choices, count }: { choices: string | number; count: string | number }): string => `${choices} and ${count} more`
export const name_is_removed = ({ name }: { name: string | number }): string => `${name} is removed`
export const it_holds_these_well_move_them = ({ categories, listings, held, name }: { categories: number; listings: number; held: 'both' | 'categories' | 'other'; name: string | number }): string => `It holds ${{ 'both': `${choosePlural(categories, { 'one': `${formatCount(categories)} category`, 'other': `${formatCount(categories)} categories` })} and ${choosePlural(listings, { 'one': `${formatCount(listings)} listing`, 'other': `${formatCount(listings)} listings` })}`, 'categories': `${choosePlural(categories, { 'one': `${formatCount(categories)} category`, 'other': `${formatCount(categories)} categories` })}`, 'other': `${choosePlural(listings, { 'one': `${formatCount(listings)} listing`, 'other': `${formatCount(listings)} listings` })}` }[held]}. We’ll move them to the category you choose and delete ${endSentence(name)}`
export const its_empty_its_page_will_be_deleted = (): string => `It’s empty. Its page will be deleted.`
export const move_and_remove = (): string => `Move and remove`
export const move_these_to = ({ categories, listings, held }: { categories: number; listings: number; held: 'both' | 'categories' | 'other' }): string => `Move ${{ 'both': `${choosePlural(categories, { 'one': `${formatCount(categories)} category`, 'other': `${formatCount(categories)} categories` })} and ${choosePlural(listings, { 'one': `${formatCount(listings)} listing`, 'other': `${formatCount(listings)} listings` })}`, 'categories': `${choosePlural(categories, { 'one': `${formatCount(categories)} category`, 'other': `${formatCount(categories)} categories` })}`, 'other': `${choosePlural(listings, { 'one': `${formatCount(listings)} listing`, 'other': `${formatCount(listings)} listings` })}` }[held]} to`
export const choose_where_they_should_go = (): string => `Choose where they should go.`
export const undo = (): string => `Undo`
export const count_categories = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} category`, 'other': `${formatCount(count)} categories` })}`
export const count_filters = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} filter`, 'other': `${formatCount(count)} filters` })}`

// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const name_cant_be_its_own_parent = ({ name }: { name: string | number }): string => `${name} can’t be its own parent.`
export const name_is_for_another_listing_type = ({ name }: { name: string | number }): string => `${name} is for another listing type. Choose a parent of the same type.`
export const that_would_be_more_than_deepest = ({ deepest_category }: { deepest_category: string | number }): string => `That would be more than ${deepest_category} levels. Choose a parent nearer the top.`
export const theres_already_a_category_called_name = ({ name }: { name: string | number }): string => `There’s already a category called ${name} here.`
export const choose_a_listing_type_general_items = (): string => `Choose a listing type: general items, vehicles or property.`
export const subcategories_of_name_must_have_the = ({ name }: { name: string | number }): string => `Subcategories of ${name} must have the same type.`
export const name_holds_categories_and_listings = ({ name, categories, listings }: { name: string | number; categories: number; listings: number }): string => `${name} holds ${choosePlural(categories, { 'one': `${formatCount(categories)} category`, 'other': `${formatCount(categories)} categories` })} and ${choosePlural(listings, { 'one': `${formatCount(listings)} listing`, 'other': `${formatCount(listings)} listings` })}. Choose where to move them.`
export const name_holds_categories = ({ name, categories }: { name: string | number; categories: number }): string => `${name} holds ${choosePlural(categories, { 'one': `${formatCount(categories)} category`, 'other': `${formatCount(categories)} categories` })}. Choose where to move them.`
export const name_holds_listings = ({ name, listings }: { name: string | number; listings: number }): string => `${name} holds ${choosePlural(listings, { 'one': `${formatCount(listings)} listing`, 'other': `${formatCount(listings)} listings` })}. Choose where to move them.`
export const that_category_is_no_longer_there = (): string => `That category is no longer there. Choose another.`
export const choose_a_category_outside_the_one = (): string => `Choose a category outside the one you’re removing.`
export const choose_a_category_of_the_same_type = (): string => `Choose a category of the same type.`
export const that_category_is_no_longer_there_2 = (): string => `That category is no longer there. Choose another place.`
export const that_photo_is_no_longer_there_upload = (): string => `That photo is no longer there. Upload it again.`
export const enter_at_least_two_choices = (): string => `Enter at least two choices.`
export const enter_each_choice_only_once = (): string => `Enter each choice only once.`
export const only_choice_filters_have_choices = (): string => `Only choice filters have choices.`
export const only_number_filters_have_a_unit = (): string => `Only number filters have a unit.`
export const that_category_doesnt_exist = (): string => `That category doesn’t exist.`
export const one_of_these_categories_no_longer = (): string => `One of these categories no longer exists. Choose again.`

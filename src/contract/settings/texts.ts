// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const choose_who_deletes_members = (): string => `Choose how many admins it takes to delete a member.`
export const choose_whose_listings_wait_for_approval = (): string => `Choose whose listings wait for approval.`
export const this_is_too_long_for_a_draft = (): string => `This is too long to keep as a draft.`
export const at_most_200_categories = (): string => `At most 200 categories.`
export const the_phone_number = (): string => `The phone number`
export const enter_the_apps_page_in_store = ({ store, host }: { store: 'app_store' | 'other'; host: string | number }): string => `Enter the app’s page in ${{ 'app_store': `the App Store`, 'other': `Google Play` }[store]}, starting with https://${host}/`
export const there_are_no_placeholders_for_this_text = (): string => `There are no placeholders for this text.`
export const you_can_use_names = ({ names }: { names: string | number }): string => `You can use ${names}.`
export const name_needs_at_least_min_characters = ({ name, count }: { name: string | number; count: number }): string => `${name} needs at least ${choosePlural(count, { 'one': `${formatCount(count)} character`, 'other': `${formatCount(count)} characters` })}.`
export const we_dont_know_placeholder = ({ placeholder }: { placeholder: string | number }): string => `We don’t know ${placeholder}.`
export const theres_a_brace_on_its_own = (): string => `There’s a brace on its own.`
export const it_must_hold_names = ({ names }: { names: string | number }): string => `You can’t leave out ${names}.`
export const name_must_be_on_one_line = ({ name }: { name: string | number }): string => `${name} must be on one line.`
export const the_subscription_alert = (): string => `The subscription alert`
export const the_finance_disclosure = (): string => `The finance disclosure`
export const the_safety_hint = (): string => `The safety hint`
export const the_notice = (): string => `The notice`
export const the_suppliers_name = (): string => `The supplier’s name`
export const the_suppliers_address = (): string => `The supplier’s address`
export const enter_a_whole_number = (): string => `Enter a whole number.`
export const enter_at_least = ({ least }: { least: string | number }): string => `Enter ${least} or more.`
export const enter_at_most = ({ most }: { most: string | number }): string => `Enter ${most} or less.`
export const the_text = (): string => `The text`
export const the_extra_text = (): string => `The extra text`

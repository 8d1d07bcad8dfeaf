// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const all_count_that_match = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `The ${formatCount(count)} that matches`, 'other': `All ${formatCount(count)} that match` })}`
export const do_this_to_all_count = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `Do this to the ${formatCount(count)} that matches`, 'other': `Do this to all ${formatCount(count)}, on every page` })}`
export const undoing = (): string => `Undoing`
export const undone_reason = (): string => `Done by mistake, so we’ve undone it.`
export const give_a_reason = (): string => `Give a reason in a few words.`
export const choose_a_category = (): string => `Choose a category.`
export const confirm_question = ({ act }: { act: string | number }): string => `${act}?`
export const couldnt_work_it_out = (): string => `We couldn’t work out what would happen`
export const working_it_out = (): string => `Working out what would happen`
export const category = (): string => `Category`
export const choose_a_category_option = (): string => `Choose a category`
export const reason = (): string => `Reason`
export const count_of_total_can = ({ count, total }: { count: string | number; total: string | number }): string => `${count} of ${total} can be changed.`
export const the_first_at_once = ({ count }: { count: string | number }): string => `The first ${count} are changed at once; do it again for the rest.`
export const count_cannot = ({ count, why }: { count: string | number; why: string | number }): string => `${count} can’t: ${why}`
export const undo_count = ({ count }: { count: string | number }): string => `Undo ${count}`
export const close = (): string => `Close`
export const stop = (): string => `Stop`
export const undone_count = ({ count }: { count: string | number }): string => `Undone: ${count}`
export const done_count = ({ count }: { count: string | number }): string => `Done: ${count}`
export const count_of_total = ({ count, total }: { count: string | number; total: string | number }): string => `${count} of ${total}`
export const left_count = ({ count }: { count: string | number }): string => `Not reached: ${count}.`
export const refused_count = ({ count }: { count: string | number }): string => `Not changed: ${count}`
export const id_message = ({ id, message }: { id: string | number; message: string | number }): string => `${id}: ${message}`
export const and_more = ({ count }: { count: string | number }): string => `And ${count} more.`
export const undone = (): string => `Undone`
export const count_selected = ({ count }: { count: string | number }): string => `${count} selected`
export const do_this_to_count = ({ count }: { count: string | number }): string => `Do this to ${count}`

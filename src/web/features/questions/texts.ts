// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const everyone_can_read_it_you_can_change_it = (): string => `Everyone can read it. You can change it until the listing closes.`
export const answer_changed = (): string => `Answer changed`
export const answer_posted = (): string => `Answer posted`
export const change_your_answer = (): string => `Change your answer`
export const answer = (): string => `Answer`
export const change_your_answer_to_name = ({ name }: { name: string | number }): string => `Change your answer to ${name}`
export const answer_name = ({ name }: { name: string | number }): string => `Answer ${name}`
export const change_answer = (): string => `Change answer`
export const publish_answer = (): string => `Publish answer`
export const about_size_condition_pickup = (): string => `About size, condition, pickup …`
export const about_its_history_its_condition_a_test = (): string => `About its history, its condition, a test drive …`
export const about_the_rooms_the_neighbourhood_a = (): string => `About the rooms, the neighbourhood, a time to look at it …`
export const question_sent = (): string => `Question sent`
export const well_let_you_know_when_they_answer = (): string => `We’ll let you know when they answer.`
export const ask_the_seller = (): string => `Ask the seller`
export const everyone_can_read_your_question_once = (): string => `Everyone can read your question once it’s answered. Leave out phone numbers and email addresses.`
export const sign_in_to_ask = (): string => `Sign in to ask`
export const send_question = (): string => `Send question`
export const you = (): string => `you`
export const waiting_for_an_answer = (): string => `waiting for an answer`
export const seller = (): string => `seller`
export const changed = (): string => `changed`
export const questions_and_answers = (): string => `Questions and answers`
export const show_older_questions = (): string => `Show older questions`
export const no_questions = (): string => `No questions.`
export const no_questions_yet_well_let_you_know = (): string => `No questions yet. We’ll let you know when someone asks.`
export const no_questions_yet_yours_may_help_others = (): string => `No questions yet. Yours may help others too.`
export const loading_the_faqs = (): string => `Loading the FAQs`
export const more_more_answers = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `One more answer.`, 'other': `${formatCount(count)} more answers.` })}`
export const not_now = (): string => `Not now`
export const the_older_questions_didnt_load = (): string => `The older questions didn’t load`
export const question_withdrawn = (): string => `Question withdrawn`
export const take_it_back = (): string => `Take it back`
export const withdraw_this_question = (): string => `Withdraw this question?`
export const keep_question = (): string => `Keep question`
export const the_seller_wont_see_it_any_more_and = (): string => `The seller won’t see it any more and can’t answer it.`

// Written by `npm run texts` from texts.json, where the texts stand.
import { choosePlural, formatCount } from '#shared/texts/choose-plural.ts'

export const reports = (): string => `Reports`
export const acts = (): string => `Action we took`
export const appeals = (): string => `Appeals`
export const sale_disputes = (): string => `Disputes about a sale`
export const review_disputes = (): string => `Disputed reviews`
export const reports_said = (): string => `Members report listings, people, reviews and messages. Our own checks look for accounts that are linked to one another.`
export const acts_said = (): string => `Each time counts once. What we took back, or lifted early, is counted apart.`
export const appeals_said = (): string => `Anyone we suspend or warn can appeal. A person who works for Hoko decides.`
export const sale_disputes_said = (): string => `A buyer or seller asks us to look at a sale that went wrong.`
export const review_disputes_said = (): string => `A member says that a review of them breaks the rules.`
export const listing = (): string => `Listings`
export const member = (): string => `Members`
export const review = (): string => `Reviews`
export const message = (): string => `Messages, questions and answers`
export const found = (): string => `Found by our own checks`
export const listing_suspended = (): string => `Listings suspended`
export const review_removed = (): string => `Reviews removed`
export const words_removed = (): string => `Messages, questions and answers removed`
export const warning = (): string => `Warnings given`
export const account_whole = (): string => `Accounts suspended`
export const account_selling = (): string => `Suspended from selling`
export const account_buying = (): string => `Suspended from buying`
export const account_messaging = (): string => `Suspended from messaging`
export const appeal_listing = (): string => `A listing was suspended`
export const appeal_account = (): string => `An account was suspended`
export const appeal_warning = (): string => `A warning was given`
export const upheld = (): string => `Upheld`
export const dismissed = (): string => `Not upheld`
export const waiting = (): string => `Undecided`
export const stands = (): string => `Stands`
export const undone = (): string => `Taken back`
export const overturned = (): string => `Overturned`
export const appeal_upheld = (): string => `Upheld`
export const lapsed = (): string => `Ended unanswered`
export const completed = (): string => `Sale went ahead`
export const cancelled = (): string => `Sale cancelled`
export const agreed = (): string => `Sale still on`
export const withdrawn = (): string => `Settled by the members`
export const review_upheld = (): string => `Review stays`
export const review_taken_down = (): string => `Review removed`
export const all = (): string => `All`
export const total = (): string => `Total`
export const about = (): string => `About`
export const outcome = (): string => `Outcome`
export const count = (): string => `Count`
export const under = ({ least }: { least: string | number }): string => `under ${least}`
export const least_to_most = ({ least, most }: { least: string | number; most: string | number }): string => `${least} to ${most}`
export const half_decided_within = ({ time }: { time: string | number }): string => `Half of them were decided within ${time}.`
export const minutes = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} minute`, 'other': `${formatCount(count)} minutes` })}`
export const hours = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} hour`, 'other': `${formatCount(count)} hours` })}`
export const days = ({ count }: { count: number }): string => `${choosePlural(count, { 'one': `${formatCount(count)} day`, 'other': `${formatCount(count)} days` })}`
export const period = (): string => `Period`
export const since = ({ from }: { from: string | number }): string => `Since ${from}`
export const from_to = ({ from, to }: { from: string | number; to: string | number }): string => `${from} to ${to}`
export const so_far = ({ quarter }: { quarter: string | number }): string => `${quarter} so far`
export const as_they_stand = ({ at }: { at: string | number }): string => `As things stood on ${at}. Each thing is counted in the period in which it began, however it has ended since.`
export const small_numbers = ({ least }: { least: string | number }): string => `A number under ${least} is shown as “under ${least}”, so that nobody can be recognised. A sum that includes one is given as a range.`
export const report_something = (): string => `Report something with the flag on a listing, a profile or a message. If we suspend or warn you, you can appeal in Settings.`

import type { CaseAct } from '#domains/moderation/common/case-kinds.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/moderation/texts.ts'

const getSentences = makeTexts((): Partial<Record<CaseAct, string>> => ({
  ask_fix: t.weve_asked_the_seller_to_fix_it(),
  move_listing: t.weve_moved_it_to_a_better_category(),
  suspend_listing: t.weve_suspended_the_listing(),
  remove: t.weve_removed_it(),
  warn: t.weve_warned_the_member(),
  suspend_member: t.weve_suspended_the_member(),
}))

/**
 * The message to the reporter is a word of thanks and the actions of the decision, nothing else.
 */
export const composeReporterMessage = (thanks: string, acts: CaseAct[]): string =>
  joinSentences(thanks, ...acts.map((act) => getSentences()[act]))

/** Verbs that claim an action, with the actions of which at least one must be chosen. */
const claims: [verb: string, acts: CaseAct[] | 'any'][] = [
  ['asked', ['ask_fix']],
  ['moved', ['move_listing']],
  ['suspended|banned|closed', ['suspend_listing', 'suspend_member']],
  ['removed|deleted|taken (?:it|this|them|the \\w+) down', ['remove', 'suspend_listing']],
  ['warned', ['warn']],
  ['acted|dealt|taken action|sorted|fixed|stopped', 'any'],
]

const past = String.raw`\b(?:we(?:[’']ve| have)?|(?:has|have|[’']s) been|was|were)\s+(?:\w+ly |now |also |all )?`

/** Tells whether a message claims an action that isn't part of the decision. */
export const claimsMore = (message: string, acts: CaseAct[]): boolean =>
  claims.some(([verb, ofThese]) => {
    const isDone = ofThese === 'any' ? acts.length > 0 : ofThese.some((act) => acts.includes(act))
    return !isDone && new RegExp(`${past}(?:${verb})\\b`, 'i').test(message)
  })

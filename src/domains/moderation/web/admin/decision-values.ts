import type { OperationInput } from '#platform/common/operation.ts'
import type { decideCase, WholeCase } from '#domains/moderation/common/cases.ts'
import { caseOutcomes, type CaseAct, type CaseOutcome } from '#domains/moderation/common/case-kinds.ts'
import type { SuspensionKind } from '#domains/accounts/common/members/suspension-labels.ts'
import * as t from '#domains/moderation/texts.ts'

const minCharacters = 3

export const initialDecision = {
  outcome: '' as CaseOutcome | '',
  template: '',
  /** The reporter reads this before the list of actions. */
  thanks: '',
  word: '',
  reason: '',
  ask_fix: false,
  move_listing: false,
  move_to: '',
  suspend_listing: false,
  remove: false,
  warn: false,
  warnWhom: '',
  is_strike: true,
  suspend_member: false,
  suspendWhom: '',
  suspendKind: 'whole' as SuspensionKind,
  suspendDays: '',
  tells: false,
  tell_buyers: '',
  writesPrivately: false,
  writeTo: '',
  privateText: '',
  with_others: true,
}
export type DecisionValues = typeof initialDecision

export const findFirstOutcome = ({ kind }: WholeCase): CaseOutcome => caseOutcomes[kind][0]

/** The message goes to the reporter, the appellant or both sides; a linked account gets none. */
export const hasWord = ({ kind }: WholeCase, outcome: CaseOutcome): boolean =>
  kind !== 'link' && kind !== 'second_person' && kind !== 'payment' && outcome !== 'approved'

/** Each side of a disputed review gets its own message. */
const isReviewRemoved = ({ kind }: WholeCase, outcome: CaseOutcome | '') =>
  kind === 'review_dispute' && outcome === 'removed'

const actsWithReason = [
  'ask_fix',
  'move_listing',
  'suspend_listing',
  'remove',
  'warn',
  'suspend_member',
] as const

export const needsReason = (found: WholeCase, values: DecisionValues): boolean =>
  isReviewRemoved(found, values.outcome) || actsWithReason.some((act) => values[act])

export const listTicked = (values: DecisionValues): CaseAct[] => [
  ...actsWithReason.filter((act) => values[act]),
  ...(values.tells ? (['tell_buyers'] as const) : []),
  ...(values.writesPrivately ? (['write_privately'] as const) : []),
]

export function checkDecision(found: WholeCase, values: DecisionValues) {
  const isShort = (text: string) => text.trim().length < minCharacters
  const {
    outcome,
    word,
    reason,
    tells,
    tell_buyers: tellBuyers,
    move_listing: moveListing,
    move_to: moveTo,
  } = values
  if (outcome === '') return { outcome: t.choose_what_you_decide() }
  return {
    ...(hasWord(found, outcome) && isShort(word) && { word: t.write_a_few_words() }),
    ...(moveListing && moveTo === '' && { move_to: t.choose_a_category() }),
    ...(needsReason(found, values) && isShort(reason) && { reason: t.write_a_few_words() }),
    ...(tells && isShort(tellBuyers) && { tell_buyers: t.write_a_few_words() }),
    ...(values.writesPrivately && isShort(values.privateText) && { privateText: t.write_a_few_words() }),
  }
}

export function toDecisionInput(found: WholeCase, values: DecisionValues): OperationInput<typeof decideCase> {
  const { kind, id, about, reports } = found
  const outcome = values.outcome || findFirstOutcome(found)
  const findWhom = (chosen: string) => Number(chosen) || about?.id
  const [warned, suspended, reader] = [values.warnWhom, values.suspendWhom, values.writeTo].map(findWhom)
  return {
    kind,
    id,
    outcome,
    ...(hasWord(found, outcome) && { word: values.word.trim() }),
    ...(needsReason(found, values) && { reason: values.reason.trim() }),
    ...(values.template && { template_id: Number(values.template) }),
    ask_fix: values.ask_fix,
    ...(values.move_listing && { move_to: Number(values.move_to) }),
    suspend_listing: values.suspend_listing,
    remove: values.remove,
    ...(values.warn && warned && { warn: { account_id: warned, is_strike: values.is_strike } }),
    ...(values.suspend_member &&
      suspended && {
        suspend_member: {
          account_id: suspended,
          kind: values.suspendKind,
          ...(values.suspendDays && { days: Number(values.suspendDays) }),
        },
      }),
    ...(values.tells && { tell_buyers: values.tell_buyers.trim() }),
    ...(values.writesPrivately &&
      reader && { write_privately: { account_id: reader, text: values.privateText.trim() } }),
    with_others: kind === 'listing_report' && reports > 1 && values.with_others,
  }
}

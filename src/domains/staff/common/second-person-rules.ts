import { keysOf } from '#platform/common/records.ts'
export const secondPersonActs = [
  'delete_member',
  'refund_payment',
  'change_role',
  'suspend_admin',
  'relax_rule',
  'relax_deletions',
] as const
export type SecondPersonAct = (typeof secondPersonActs)[number]

/** Replaces the subject's id: there is only one rule. */
export const ruleSubjectId = 1

export const proposalDays = 7

/** Refunds by one admin alone are summed over this many days. */
export const refundSumDays = 7

/** One proposes, another approves. */
export const neededFullAdmins = 2

export const deletionsNeeds = ['one_admin', 'two_admins'] as const

export interface TwoPersonRule {
  /** Refunds from this amount need two admins; null: none do. */
  second_person_dollars: number | null
  deletions_need: (typeof deletionsNeeds)[number]
}
type RuleSetting = keyof TwoPersonRule

/** Changes of full admins then need two as well. */
export const isRuleOn = ({
  second_person_dollars: secondPersonDollars,
  deletions_need: deletionsNeed,
}: TwoPersonRule): boolean => secondPersonDollars !== null || deletionsNeed === 'two_admins'

/** Finds settings that one admin may not relax alone. */
export function findRelaxed(before: TwoPersonRule, after: TwoPersonRule): RuleSetting[] {
  const [least, wanted] = [before.second_person_dollars, after.second_person_dollars]
  const relaxed: Record<RuleSetting, boolean> = {
    second_person_dollars: least !== null && (wanted === null || wanted > least),
    deletions_need: before.deletions_need === 'two_admins' && after.deletions_need === 'one_admin',
  }
  return keysOf(relaxed).filter((name) => relaxed[name])
}

/** Finds settings that only make sense with a second full admin. */
export function findTurnedOn(before: TwoPersonRule, after: TwoPersonRule): RuleSetting[] {
  const turnedOn: Record<RuleSetting, boolean> = {
    second_person_dollars: before.second_person_dollars === null && after.second_person_dollars !== null,
    deletions_need: before.deletions_need === 'one_admin' && after.deletions_need === 'two_admins',
  }
  return keysOf(turnedOn).filter((name) => turnedOn[name])
}

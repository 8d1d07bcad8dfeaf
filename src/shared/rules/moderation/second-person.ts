export const second_person_acts = [
  'delete_member',
  'refund_payment',
  'change_role',
  'suspend_admin',
  'relax_rule',
] as const
export type SecondPersonAct = (typeof second_person_acts)[number]

/** In place of a number of what it's about: there is one rule. */
export const rule_subject_id = 1

export const proposal_days = 7

/** What an admin refunded alone within so many days is added up. */
export const refund_sum_days = 7

/** One proposes, another approves. */
export const needed_full_admins = 2

/** In dollars; null: the rule is off. */
export const isRelaxed = (before: number | null, after: number | null): boolean =>
  before !== null && (after === null || after > before)

import type { Proposal } from '#contract/moderation/second-person.ts'
import { formatExactMoney, formatMoney } from '#shared/formats/formats.ts'
import type { SecondPersonAct } from '#shared/rules/moderation/second-person.ts'
import { getRoleWords } from './role-words.ts'
import * as t from './texts.ts'

/** After “proposed”. */
export function describeProposal(
  act: SecondPersonAct,
  { amount_cents, staff_role }: Pick<Proposal, 'amount_cents' | 'staff_role'>,
): string {
  switch (act) {
    case 'delete_member':
      return t.deleting_this_account()
    case 'refund_payment':
      return t.a_refund_of({ amount: formatExactMoney(amount_cents ?? 0) })
    case 'change_role':
      return t.the_role({ role: getRoleWords()[staff_role ?? 'full'].label })
    case 'suspend_admin':
      return t.suspending_this_admin()
    case 'relax_rule':
      return amount_cents === null
        ? t.turning_off_two_person_approval()
        : t.raising_two_person_approval({ amount: formatMoney(amount_cents) })
  }
}

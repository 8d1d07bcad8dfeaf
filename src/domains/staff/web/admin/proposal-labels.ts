import type { Proposal } from '#domains/moderation/common/moderation.ts'
import { formatExactMoney, formatMoney } from '#platform/common/formats/formats.ts'
import type { SecondPersonAct } from '#domains/staff/common/second-person-rules.ts'
import { getRoleLabels } from '../shared/role-labels.ts'
import * as t from '#domains/staff/texts.ts'

/** The text follows “proposed”. */
export function describeProposal(
  act: SecondPersonAct,
  { amount_cents: amountCents, staff_role: staffRole }: Pick<Proposal, 'amount_cents' | 'staff_role'>,
): string {
  const describe: Record<SecondPersonAct, () => string> = {
    delete_member: t.deleting_this_account,
    refund_payment: () => t.a_refund_of({ amount: formatExactMoney(amountCents ?? 0) }),
    change_role: () => t.the_role({ role: getRoleLabels()[staffRole ?? 'full'].label }),
    suspend_admin: t.suspending_this_admin,
    relax_rule: () =>
      amountCents === null
        ? t.turning_off_two_person_approval()
        : t.raising_two_person_approval({ amount: formatMoney(amountCents) }),
    relax_deletions: t.letting_one_admin_delete_members,
  }
  return describe[act]()
}

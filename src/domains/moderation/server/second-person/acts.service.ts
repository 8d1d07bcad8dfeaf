import { toAccountId, type AccountId } from '#platform/common/ids.ts'
import type { AnyOperation, OperationValues } from '#platform/common/operation.ts'
import { deleteMember, putStaffRole, suspendMember } from '#domains/accounts/common/members/members.ts'
import type { proposeAct } from '#domains/moderation/common/moderation.ts'
import { putSettings } from '#domains/settings/common/settings.ts'
import { refundPayment } from '#domains/billing/common/subscriptions/refunds.ts'
import {
  findRelaxed,
  type SecondPersonAct,
  type TwoPersonRule,
} from '#domains/staff/common/second-person-rules.ts'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'
import { must } from '#platform/common/must.ts'
import {
  deleteByAdmin,
  isDeletionGuarded,
  refuseImpossibleDeletion,
} from '#domains/accounts/server/members/member-deletion.service.ts'
import { changeRole, isRoleGuarded } from '#domains/accounts/server/members/staff/staff-roles.service.ts'
import {
  isSuspensionGuarded,
  suspendAccount,
} from '#domains/accounts/server/members/suspensions/suspension.service.ts'
import { readSettings, relaxSecondPerson } from '#domains/settings/server/settings.service.ts'
import {
  isRefundGuarded,
  recordRefund,
} from '#domains/billing/server/subscriptions/refunds/refunds.service.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import * as t from '#domains/moderation/texts.ts'

interface Proposed {
  subject_id: number
  amount_cents: number | null
  staff_role: StaffRole | null
  reason: string
}

interface Act {
  /** Roles that may call it may propose and approve the action. */
  operation: AnyOperation
  /** Refuses impossible actions. */
  prepare(tx: Tx, caller: Caller, input: OperationValues<typeof proposeAct>): Promise<Prepared>
  perform(tx: Tx, parts: ActParts, caller: Caller, proposed: Proposed & { proposer: string }): Promise<void>
}

interface Prepared {
  /** The account it's about. */
  account_id: AccountId
  isNeeded: boolean
}

export type ActParts = Pick<Platform, 'gateway' | 'config'>

export const acts: Record<SecondPersonAct, Act> = {
  delete_member: {
    operation: deleteMember,
    async prepare(tx, caller, { subject_id: subjectId }) {
      const id = toAccountId(subjectId)
      if (id === caller.id) refuse('own_account')
      await refuseImpossibleDeletion(tx, id)
      return { account_id: id, isNeeded: await isDeletionGuarded(tx, id) }
    },
    perform: (tx, _parts, caller, { subject_id: subjectId, reason, proposer }) =>
      deleteByAdmin(tx, caller, { id: toAccountId(subjectId), reason, proposed_by: proposer }),
  },
  refund_payment: {
    operation: refundPayment,
    async prepare(tx, caller, { subject_id: subjectId, amount_cents: amountCents = 0 }) {
      if (amountCents === 0) {
        refuse('validation_failed', { errors: { amount_cents: t.enter_the_amount() } })
      }
      const accountId = (await findPayer(tx, subjectId)) ?? refuse('not_found')
      const input = { adminId: caller.id, payment_id: subjectId, amount_cents: amountCents }
      return { account_id: accountId, isNeeded: await isRefundGuarded(tx, input) }
    },
    async perform(
      tx,
      { gateway },
      caller,
      { subject_id: subjectId, amount_cents: amountCents, reason, proposer },
    ) {
      const refund = {
        id: subjectId,
        amount_cents: must(amountCents, 'amount_cents'),
        reason,
        key: crypto.randomUUID(),
      }
      await recordRefund(tx, gateway, caller.id, refund, readClock, proposer)
    },
  },
  change_role: {
    operation: putStaffRole,
    async prepare(tx, _caller, { subject_id: subjectId, staff_role: staffRole }) {
      if (staffRole === undefined) {
        return refuse('validation_failed', { errors: { staff_role: t.choose_a_role() } })
      }
      const id = toAccountId(subjectId)
      await findAdmin(tx, id)
      return { account_id: id, isNeeded: await isRoleGuarded(tx, { id, staff_role: staffRole }) }
    },
    perform: (tx, _parts, caller, { subject_id: subjectId, staff_role: staffRole, proposer }) =>
      changeRole(tx, caller, {
        id: toAccountId(subjectId),
        staff_role: must(staffRole, 'staff_role'),
        proposed_by: proposer,
      }),
  },
  suspend_admin: {
    operation: suspendMember,
    async prepare(tx, caller, { subject_id: subjectId }) {
      const id = toAccountId(subjectId)
      if (id === caller.id) refuse('own_account')
      const account = await findAdmin(tx, id)
      return { account_id: id, isNeeded: await isSuspensionGuarded(tx, account) }
    },
    async perform(tx, { config }, caller, { subject_id: subjectId, reason, proposer }) {
      const suspension = {
        id: toAccountId(subjectId),
        kind: 'whole',
        until: null,
        reason,
        note: null,
        proposed_by: proposer,
      } as const
      await suspendAccount({ db: tx, publicUrl: config.http.publicUrl }, caller, suspension)
    },
  },
  relax_rule: {
    operation: putSettings,
    async prepare(tx, caller, { amount_cents: amountCents }) {
      const secondPersonDollars = toDollars(amountCents ?? null)
      return {
        account_id: caller.id,
        isNeeded: await isRelaxing(tx, { second_person_dollars: secondPersonDollars }),
      }
    },
    perform: (tx, _parts, caller, { amount_cents: amountCents }) =>
      relaxSecondPerson(tx, caller.id, { second_person_dollars: toDollars(amountCents) }),
  },
  relax_deletions: {
    operation: putSettings,
    async prepare(tx, caller) {
      return { account_id: caller.id, isNeeded: await isRelaxing(tx, { deletions_need: 'one_admin' }) }
    },
    perform: (tx, _parts, caller) => relaxSecondPerson(tx, caller.id, { deletions_need: 'one_admin' }),
  },
}

async function isRelaxing(tx: Tx, change: Partial<TwoPersonRule>): Promise<boolean> {
  const settings = await readSettings(tx)
  return findRelaxed(settings, { ...settings, ...change }).length > 0
}

const toDollars = (cents: number | null) => (cents === null ? null : Math.round(cents / 100))

async function findAdmin(tx: Tx, id: AccountId) {
  const account = await tx
    .selectFrom('accounts')
    .select(['type', 'status', 'staff_role'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (account?.type !== 'admin' || account.status !== 'active') return refuse('not_found')
  return account
}

async function findPayer(tx: Tx, paymentId: number): Promise<AccountId | undefined> {
  const row = await tx
    .selectFrom('payments')
    .select('account_id')
    .where('id', '=', paymentId)
    .where('status', '=', 'succeeded')
    .executeTakeFirst()
  return row?.account_id
}

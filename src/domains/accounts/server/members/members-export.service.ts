import { sql } from 'kysely'
import { Readable } from 'node:stream'
import type { planMembers, checkMemberContact } from '#domains/accounts/common/members/members.ts'
import { readPhoneNumber } from '#domains/identity/server/account/own-changes.service.ts'
import { refuseStalePassword } from '#domains/identity/server/password/password.service.ts'
import { maxFound } from '#domains/moderation/common/records/records.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { BulkPlan } from '#platform/common/bulk.ts'
import { formatByPattern } from '#platform/common/formats/formats.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues, OperationReply } from '#platform/common/operation.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { allowed, rejected } from '#platform/common/verdict.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { csvTable, csvTime, type CsvColumn } from '#platform/server/files/csv.ts'
import type { AnsweredFile, Caller } from '#platform/server/http/call.ts'
import { planFor } from '#platform/server/http/decide-each.ts'
import {
  selectMemberIds,
  selectRows,
  type MemberSearch,
  selectForBulk,
  selectMemberRow,
  selectFoundPeople,
} from './members.queries.ts'
import * as t from '#domains/accounts/texts.ts'

type MemberExportRow = Awaited<ReturnType<typeof selectRows>>[number]

const getTypes = makeTexts((): Record<MemberExportRow['type'], string> => ({
  user: t.user(),
  admin: t.admin(),
}))
const getStatuses = makeTexts((): Record<MemberExportRow['status'], string> => ({
  active: t.active(),
  suspended: t.suspended(),
  pending: t.unfinished(),
  deleted: t.deleted(),
}))
const getSellers = makeTexts((): Record<MemberExportRow['seller_kind'], string> => ({
  private: t.private_word(),
  in_trade: t.in_trade(),
}))

/**
 * Formats as '021 5550120' or '00 61412345678': spreadsheets take these neither for formulas nor
 * for numbers.
 */
const phoneCell = (e164: string) =>
  e164.startsWith('+64') ? `0${e164.slice(3, 5)} ${e164.slice(5)}` : e164.replace(/^\+/, '00 ')

const getColumns = makeTexts((): CsvColumn<MemberExportRow>[] => [
  { head: t.number(), cell: ({ id }) => id },
  { head: t.type(), cell: ({ type }) => getTypes()[type] },
  { head: t.status(), cell: ({ status }) => getStatuses()[status] },
  { head: t.first_name(), cell: ({ first_name: firstName }) => firstName },
  { head: t.last_name(), cell: ({ last_name: lastName }) => lastName },
  { head: t.shown_as(), cell: ({ display_name: displayName }) => displayName },
  { head: t.email(), cell: ({ email }) => email },
  { head: t.phone(), cell: ({ phone_number: phoneNumber }) => phoneCell(phoneNumber) },
  { head: t.seller(), cell: ({ seller_kind: sellerKind }) => getSellers()[sellerKind] },
  { head: t.region(), cell: ({ region_name: regionName }) => regionName },
  { head: t.member_since_nz_time(), cell: ({ member_since: memberSince }) => csvTime(memberSince) },
  { head: t.last_seen_nz_time(), cell: ({ last_seen_at: lastSeenAt }) => csvTime(lastSeenAt) },
  { head: t.live_listings(), cell: ({ live_count: liveCount }) => liveCount },
  { head: t.sold(), cell: ({ sold_count: soldCount }) => soldCount },
])

/**
 * Exports the whole table for an admin who has just entered their password; logged with the reason.
 */
export async function exportTable(
  db: Db,
  caller: Caller,
  { reason, ...search }: MemberSearch & { reason: string },
): Promise<AnsweredFile> {
  await refuseStalePassword(db, caller)
  const ids = await selectMemberIds(db, search)
  const { sort: _sort, order: _order, ...filters } = search
  await transact(db, (tx) =>
    recordAudit(tx, {
      actor_id: caller.id,
      action: 'accounts.exported',
      subject_kind: 'accounts',
      subject_id: null,
      reason,
      after: { ...filters, rows: ids.length },
    }),
  )
  const day = formatByPattern(new Date(), 'YYYY-MM-DD')
  return {
    name: `hoko-users-${day}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content: Readable.from(csvTable(getColumns(), ids, (some) => selectRows(db, some))),
  }
}

export async function planForMembers(
  db: Db,
  { act, ...search }: OperationValues<typeof planMembers>,
): Promise<BulkPlan> {
  return planFor(await selectForBulk(db, search), ({ type, status }) => {
    if (type === 'admin') return rejected(t.admins_one_by_one())
    if (status === 'pending') return rejected(t.this_registration_isnt_finished_yet())
    if (status === 'deleted') return rejected(t.this_account_is_deleted_that_cant_be())
    if (act === 'message' && status !== 'active') return rejected(t.suspended_members_cant_read_messages())
    if (act === 'suspend' && status === 'suspended') return rejected(t.this_account_is_already_suspended())
    if (act === 'reinstate' && status === 'active') return rejected(t.this_account_is_already_active())
    return allowed
  })
}

const maxNamed = 5

export async function checkContact(
  db: Db,
  { email, phone_number: phoneNumber, type, but_id: butId }: OperationValues<typeof checkMemberContact>,
): Promise<OperationReply<typeof checkMemberContact>> {
  const owner = butId === undefined ? undefined : await selectMemberRow(db, butId)
  const problem = email ? await emailProblem(db, { email, type: owner?.type ?? type, but_id: butId }) : null
  const reading = phoneNumber ? readPhoneNumber(phoneNumber) : null
  if (!reading) return { email_problem: problem, phone_problem: null, phone_users: [] }
  if ('problem' in reading) return { email_problem: problem, phone_problem: reading.problem, phone_users: [] }
  const phoneUsers = await selectPhoneUsers(db, reading.phone_number, butId)
  return { email_problem: problem, phone_problem: null, phone_users: phoneUsers }
}

interface WantedEmail {
  email: string
  type: 'user' | 'admin'
  but_id?: AccountId | undefined
}

/** An admin's email may not be a member's too: support and a customer would share a mailbox. */
export async function emailProblem(
  db: Db,
  { email, type, but_id: butId }: WantedEmail,
): Promise<string | null> {
  const taken = await db
    .selectFrom('accounts')
    .select('type')
    .where('email', '=', email)
    .where('status', 'in', ['active', 'suspended'])
    .where('type', 'in', type === 'user' ? ['user', 'admin'] : ['admin'])
    .$call(ifGiven(butId, (query, value) => query.where('id', '<>', value)))
    .orderBy('type', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!taken) return null
  return taken.type === type ? getEmailTaken() : t.thats_an_admins_email_use_another_one()
}

export const getEmailTaken = makeTexts(() => t.another_account_already_uses_this())

const selectPhoneUsers = (db: Db, phoneNumber: string, butId: AccountId | undefined) =>
  db
    .selectFrom('accounts')
    .select(['id', sql<string>`trim(first_name || ' ' || last_name)`.as('full_name')])
    .where('phone_number', '=', phoneNumber)
    .where('status', 'in', ['active', 'suspended'])
    .$call(ifGiven(butId, (query, value) => query.where('id', '<>', value)))
    .orderBy('id')
    .limit(maxNamed)
    .execute()

export const findPeople = (db: Db, q: string) => selectFoundPeople(db, q, maxFound)

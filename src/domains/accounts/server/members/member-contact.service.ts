import { sql } from 'kysely'
import type { checkMemberContact } from '#domains/accounts/common/members/members.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { Db } from '#platform/server/database/db.ts'
import { readPhoneNumber } from '#domains/identity/server/account/phone-numbers.service.ts'
import { selectMemberRow } from './members.queries.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import * as t from '#domains/accounts/texts.ts'

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

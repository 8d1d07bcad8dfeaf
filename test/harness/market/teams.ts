import { putProfile } from '#contract/accounts/accounts.ts'
import { acceptInvitation, inviteToTeam, type TeamRight } from '#contract/businesses/team.ts'
import type { Person, TestApp } from '../test-app.ts'
import { aMember } from './people.ts'

export async function aTrader(app: TestApp): Promise<Person> {
  const business = await aMember(app)
  await app.as(business).call(putProfile, { seller_kind: 'in_trade', trading_name: 'Bob’s Utes' })
  return business
}

export async function readEmailOf(app: TestApp, { id }: Person): Promise<string> {
  const { email } = await app.platform.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return email
}

async function readCode(app: TestApp, email: string): Promise<string> {
  await app.settle()
  const { text } = await app.platform.db
    .selectFrom('sent_messages')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return /\b\d{6}\b/.exec(text)![0]
}

export async function anInvitationOf(
  app: TestApp,
  business: Person,
  person: Person,
  rights: TeamRight[] = ['listings', 'questions'],
) {
  const email = await readEmailOf(app, person)
  const member = await app.as(business).call(inviteToTeam, { email, rights })
  if (member.key) throw new Error(JSON.stringify(member))
  return { id: member.id, code: await readCode(app, email) }
}

export async function aHelperOf(app: TestApp, business: Person, rights?: TeamRight[]) {
  const person = await aMember(app)
  const { id, code } = await anInvitationOf(app, business, person, rights)
  await app.as(person).call(acceptInvitation, { id, code })
  return { ...person, membership: id }
}

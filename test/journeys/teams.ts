import { expect, type APIRequestContext } from '@playwright/test'
import { aMember, post, type Member } from './members.ts'

type Right = 'listings' | 'questions' | 'offers' | 'enquiries' | 'statistics' | 'settings'

interface TeamOfTheMarket {
  owner: Member
  helper: Member
  seller_id: number
}

/** A business, and a member who has joined its team with these rights. */
export async function aTeam(
  request: APIRequestContext,
  tradingName: string,
  rights: Right[],
): Promise<TeamOfTheMarket> {
  const [owner, helper] = [await aMember(request, 'Bob'), await aMember(request, 'Tui')]
  const put = async (path: string, by: Member, data: object) => {
    const reply = await request.put(`/api${path}`, { headers: { authorization: `Bearer ${by.token}` }, data })
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
    return await reply.json()
  }
  await put('/profile', owner, { seller_kind: 'in_trade', trading_name: tradingName })
  const { id } = await post(request, '/team', { email: helper.email, rights }, owner)
  const { seller } = await put(`/team-invitation/${id}`, helper, {
    code: await invitationCodeFor(request, helper),
  })
  return { owner, helper, seller_id: seller.id }
}

/** Waits, because the worker may still be writing it. */
async function invitationCodeFor(request: APIRequestContext, { email }: Member): Promise<string> {
  const find = async () => {
    const outbox = await request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`)
    const { items } = (await outbox.json()) as { items: { subject: string; text: string }[] }
    const invitation = items.find(({ subject }) => /invites you to its team/.test(subject))
    return /\b(\d{6})\b/.exec(invitation?.text ?? '')?.[1]
  }
  await expect.poll(find, { message: `an invitation to ${email}` }).toBeDefined()
  return (await find())!
}

import { viewAsMember } from '#contract/members/staff.ts'
import type { Market, Person } from '../test-app.ts'

/** A session in which an admin looks at a member's account. */
export async function aView(app: Market, admin: Person, member: Person, reason = 'Asked for help') {
  const view = await app.as(admin).call(viewAsMember, { id: member.id, reason })
  return { ...view, person: { id: member.id, token: view.token } }
}

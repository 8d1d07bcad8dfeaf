import { demoAdmin, demoStaff } from './people/demo-admin.ts'
import { demoMembers } from './people/demo-members.ts'

export { fillDemoTask } from './demo.jobs.ts'
export { startLife } from './life/life.ts'
export { openMarket } from './open-market.ts'
export { enrolDemoAdmin } from './people/demo-admin.ts'

const listAccounts = <Type extends 'user' | 'admin'>(
  type: Type,
  people: { name: string; email: string; password: string }[],
) => people.map(({ name, email, password }) => ({ type, name, email, password }))

/** Accounts to sign in with. The README and the start show the first one. */
export const demoAccounts = [
  ...listAccounts('user', demoMembers),
  ...listAccounts('admin', [demoAdmin, ...demoStaff]),
]

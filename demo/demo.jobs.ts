import { transact } from '#platform/server/database/db.ts'
import { task } from '#platform/server/jobs/jobs.ts'
import { fillDemo, fillOn, type Fill } from './fill-on.ts'

export const fillDemoTask = task<Fill>({
  ...fillDemo,
  run: async ({ next, ...terms }, platform) => {
    const { fillSome } = await import('./open-market.ts')
    const reached = await fillSome(platform, terms, next)
    if (reached !== null) await transact(platform.db, (tx) => fillOn(tx, { ...terms, next: reached }))
  },
})

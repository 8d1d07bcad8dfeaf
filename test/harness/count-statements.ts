import { vi } from 'vitest'
import { PreparingClient } from '#server/platform/database/prepared.ts'

/** @returns how many statements all of this worker's connections sent while `work` ran, but for those that begin one */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(PreparingClient.prototype, 'query')
  try {
    await work()
    return sent.mock.calls.filter(([query]) => !String(query).startsWith('set timezone')).length
  } finally {
    sent.mockRestore()
  }
}

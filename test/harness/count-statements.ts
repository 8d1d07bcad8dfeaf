import { vi } from 'vitest'
import { PreparingClient } from '#platform/server/database/prepared.ts'

/** @returns how many statements all of this worker's connections sent while `work` ran, but for those that begin one */
export const countStatements = async (work: () => Promise<unknown>): Promise<number> =>
  (await listStatements(work)).length

/** @returns their texts */
export async function listStatements(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(PreparingClient.prototype, 'query')
  try {
    await work()
    return sent.mock.calls.map(([query]) => textOf(query)).filter((text) => !text.startsWith('set timezone'))
  } finally {
    sent.mockRestore()
  }
}

const textOf = (query: unknown) =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)

import { vi } from 'vitest'
import { PreparingClient } from '#platform/server/database/prepared.ts'

/**
 * @returns the number of statements that this worker's connections sent during `work`, without the
 * start of transactions
 */
export const countStatements = async (work: () => Promise<unknown>): Promise<number> =>
  (await listStatements(work)).length

/** @returns the texts of the statements */
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

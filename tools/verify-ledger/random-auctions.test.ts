import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { histories } from '#test/harness/auctions/auction-histories.ts'
import { playedLedger } from '#test/harness/auctions/played-ledger.ts'
import { randomHistories } from '#test/harness/depth.ts'
import { checkLedger } from './check.ts'

test(
  'the checker accepts the ledgers of random auctions by the server’s rules',
  { timeout: 600_000 },
  async () => {
    const kinds = new Map<string, number>()
    const runs = randomHistories()
    let withSecret = 0
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const { file, receipts } = playedLedger(history)
        const { fault } = await checkLedger(file)
        expect(fault && { fault, rows: file.rows }).toBeNull()
        for (const own of receipts.values()) {
          expect((await checkLedger(file, { receipts: own })).fault).toBeNull()
        }
        for (const { kind } of file.rows) kinds.set(String(kind), (kinds.get(String(kind)) ?? 0) + 1)
        const committed = file.rows.filter((row) => row.commitment).length
        if (file.openings.length < committed) withSecret += 1
      }),
      runs,
    )
    // A row kind that never occurs isn't tested.
    for (const kind of [
      'bid',
      'extension',
      'reserve_lowered',
      'void',
      'maximum_lowered',
      'closing',
      'bought_now',
    ])
      expect([kind, kinds.has(kind)]).toEqual([kind, true])
    expect(withSecret).toBeGreaterThan(runs.numRuns / 8)
  },
)

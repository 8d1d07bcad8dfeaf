import { getLedger, getLedgerHead, listLedgerReceipts } from '#domains/deals/common/ledger/ledger.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectHead, selectLastHeads, selectReceipts } from './ledger.queries.ts'
import { readLedger } from './ledger.service.ts'

export function ledgerRoutes(serve: Serve, { db }: Platform) {
  serve(getLedger, async ({ input, reply }) => {
    const ledger = await readLedger(db, input.id)
    reply.header('content-disposition', `attachment; filename="ledger-${input.id}.json"`)
    return ledger
  })

  serve(getLedgerHead, async ({ input }) => {
    if (!(await selectHead(db, input.id))) refuse('not_found')
    const heads = await selectLastHeads(db, [input.id])
    return { listing_id: input.id, head: heads.get(input.id) ?? null }
  })

  serve(listLedgerReceipts, async ({ input, caller }) => ({
    listing_id: input.id,
    receipts: await selectReceipts(db, input.id, caller.id),
  }))
}

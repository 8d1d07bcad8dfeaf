import { blockMember, listBlocks, unblockMember } from '#domains/accounts/common/blocks/blocks.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { blockFor, readBlocks, unblockFor } from './blocks.service.ts'

export function blocksRoutes(serve: Serve, { db }: Platform) {
  serve(listBlocks, async ({ caller }) => ({ items: await readBlocks(db, caller.id) }))

  serve(blockMember, async ({ input, caller }) => await blockFor(db, caller.id, input))

  serve(unblockMember, async ({ input, caller }) => {
    await unblockFor(db, caller.id, input.id)
    return { ok: true } as const
  })
}

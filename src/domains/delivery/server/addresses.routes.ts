import {
  addAddress,
  changeAddress,
  listAddresses,
  removeAddress,
} from '#domains/delivery/common/addresses.ts'
import type { Serve } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { addOwnAddress, changeOwnAddress, readAddresses, removeOwnAddress } from './addresses.service.ts'

export function addressesRoutes(serve: Serve, { db }: Platform): void {
  serve(listAddresses, async ({ caller }) => ({ items: await readAddresses(db, caller.id) }))
  serve(addAddress, async ({ input, caller }) => await addOwnAddress(db, caller.id, input))
  serve(
    changeAddress,
    async ({ input: { id, ...input }, caller }) => await changeOwnAddress(db, caller.id, id, input),
  )
  serve(removeAddress, async ({ input, caller }) => {
    await removeOwnAddress(db, caller.id, input.id)
    return { ok: true as const }
  })
}

import type { Config } from '#platform/server/config.ts'
import type { Db } from '../../database/db.ts'
import type { MemberGateway } from './member-gateway.ts'
import { createSandboxBankGateway, createSandboxCardGateway } from './sandbox-member-gateway.ts'

/** By the buyer's way to pay; null where it isn't set up. */
export interface MemberGateways {
  card: MemberGateway | null
  bank: MemberGateway | null
}

export function createMemberGateways({ db, config }: { db: Db; config: Config }): MemberGateways {
  const { payments, http } = config
  if (payments?.is !== 'sandbox') return { card: null, bank: null }
  const parts = { db, publicUrl: http.publicUrl }
  return { card: createSandboxCardGateway(parts), bank: createSandboxBankGateway(parts) }
}

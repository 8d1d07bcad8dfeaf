import type { Config } from '#platform/server/config.ts'
import type { Db } from '../../database/db.ts'
import { readKeyPrefix } from '../create-gateway.ts'
import { createAkahuGateway } from './akahu-member-gateway.ts'
import type { MemberGateway } from './member-gateway.ts'
import { createSandboxBankGateway, createSandboxCardGateway } from './sandbox-member-gateway.ts'
import { createStripeConnectGateway } from './stripe-connect-gateway.ts'

interface Parts {
  db: Db
  config: Config
}

/** By the buyer's way to pay; null where it isn't set up. */
export interface MemberGateways {
  card: MemberGateway | null
  bank: MemberGateway | null
}

export const createMemberGateways = (parts: Parts): MemberGateways => ({
  card: createCardGateway(parts),
  bank: createBankGateway(parts),
})

function createCardGateway({ db, config: { payments, http } }: Parts): MemberGateway | null {
  if (!payments) return null
  if (payments.is === 'sandbox') return createSandboxCardGateway({ db, publicUrl: http.publicUrl })
  return createStripeConnectGateway({ settings: payments, readKeyPrefix: () => readKeyPrefix(db) })
}

function createBankGateway({ db, config: { payments, http, akahu } }: Parts): MemberGateway | null {
  if (akahu) return createAkahuGateway({ db, settings: akahu, readKeyPrefix: () => readKeyPrefix(db) })
  return payments?.is === 'sandbox' ? createSandboxBankGateway({ db, publicUrl: http.publicUrl }) : null
}

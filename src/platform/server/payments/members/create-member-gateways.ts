import type { MemberGateway } from './member-gateway.ts'

/** By the buyer's way to pay; null where it isn't set up. */
export interface MemberGateways {
  card: MemberGateway | null
  bank: MemberGateway | null
}

export function createMemberGateways(): MemberGateways {
  return { card: null, bank: null }
}

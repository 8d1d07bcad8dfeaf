import type { DeclineCode, GatewayPayment } from '../gateway.ts'

const statuses: Record<string, GatewayPayment['status']> = {
  READY: 'requires_action',
  SENT: 'succeeded',
  CANCELLED: 'cancelled',
  DECLINED: 'failed',
  FAILED: 'failed',
  ERROR: 'failed',
}

/** Authorised and submitted payments are pending, and so is what we don't know. */
export const toPaymentStatus = (status: string): GatewayPayment['status'] => statuses[status] ?? 'pending'

export const toDeclineCode = (reason: string | null): DeclineCode =>
  reason === 'INSUFFICIENT_FUNDS' ? 'insufficient_funds' : 'declined'

export type TransferState = 'sent' | 'failed' | 'pending'

/** A paused one waits for us to approve it at our bank. */
export function toTransferState(status: string): TransferState {
  if (status === 'SENT') return 'sent'
  return ['DECLINED', 'ERROR', 'CANCELLED'].includes(status) ? 'failed' : 'pending'
}

/** Banks take only letters, digits, spaces, - and _. */
export const cleanName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 _-]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

import { isBankAccountNumber } from '#platform/common/payments/bank-account-rules.ts'
import { GatewayRefused } from '../gateway.ts'
import type { MemberGateway } from './member-gateway.ts'

type AccountMethods = 'openAccount' | 'beginOnboarding' | 'readAccount' | 'reverseTransfer' | 'readChargeback'

/** For gateways that transfer to bank accounts, whose number is the account's id. */
export const bankAccounts: Pick<MemberGateway, AccountMethods> = {
  openAccount: async ({ bank_account: bankAccount }) => checkNumber(bankAccount?.number ?? ''),
  beginOnboarding: async () => null,
  readAccount: async (id) => ({ gateway_account_id: checkNumber(id), state: 'ready', due: [] }),
  reverseTransfer: async () => {
    throw new GatewayRefused("a bank transfer can't be taken back")
  },
  readChargeback: async () => {
    throw new GatewayRefused("a bank payment isn't charged back")
  },
}

function checkNumber(number: string): string {
  if (!isBankAccountNumber(number)) throw new GatewayRefused(`no number of a bank account: ${number}`)
  return number
}

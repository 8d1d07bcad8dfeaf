import * as z from 'zod/mini'
import { isBankAccountNumber } from '#platform/common/payments/bank-account-rules.ts'
import { isSafeAddress } from '../../service-account.ts'
import { meanings, textThat, withoutEndingSlash } from '../../setting-types.ts'

/** Addresses are without a trailing slash. */
export interface AkahuConfig {
  appToken: string
  appSecret: string
  userToken: string
  /** Our own account, from which transfers are sent; `acc_…`. */
  accountId: string
  /** The number and name of the same account, to which members pay. */
  payee: { number: string; name: string }
  url: string
  paymentsUrl: string
}

const address = () =>
  withoutEndingSlash(textThat(isSafeAddress, 'must be an https address (http only on this machine).'))

export const akahuSettings = z.object({
  AKAHU_APP_TOKEN: z.optional(z.string()).register(meanings, {
    means:
      'members pay each other by bank with this app of Akahu; all that begins with AKAHU_ is set together; `AKAHU_APP_TOKEN_FILE` names a file that holds it',
    unlessSet: 'the sandbox with `PAYMENTS=sandbox`, else members can’t pay by bank',
  }),
  AKAHU_APP_SECRET: z.optional(z.string()).register(meanings, {
    means: 'the secret of that app; `AKAHU_APP_SECRET_FILE` names a file that holds it',
    unlessSet: 'none',
  }),
  AKAHU_USER_TOKEN: z.optional(z.string()).register(meanings, {
    means:
      'the token of your own user at Akahu, whose bank account is connected to the app; `AKAHU_USER_TOKEN_FILE` names a file that holds it',
    unlessSet: 'none',
  }),
  AKAHU_ACCOUNT_ID: z
    .optional(textThat((text) => /^acc_\w+$/.test(text), 'must be the id of an account at Akahu (acc_…).'))
    .register(meanings, {
      means: 'that account, from which sellers and refunds are paid',
      unlessSet: 'none',
    }),
  AKAHU_PAYEE_ACCOUNT: z
    .optional(textThat(isBankAccountNumber, 'must be a bank account such as 12-3456-1234567-00.'))
    .register(meanings, { means: 'its number, to which buyers pay', unlessSet: 'none' }),
  AKAHU_PAYEE_NAME: z
    .optional(textThat((text) => /^[A-Za-z0-9 _-]+$/.test(text), 'must be letters, digits, spaces, - and _.'))
    .register(meanings, { means: 'the name of its holder', unlessSet: 'none' }),
  AKAHU_URL: z
    ._default(address(), 'https://api.akahu.io')
    .register(meanings, { means: 'where Akahu’s API of accounts is' }),
  AKAHU_PAYMENTS_URL: z
    ._default(address(), 'https://api.payments.akahu.io')
    .register(meanings, { means: 'where its API of one-off payments is' }),
})

const needed = [
  'AKAHU_APP_TOKEN',
  'AKAHU_APP_SECRET',
  'AKAHU_USER_TOKEN',
  'AKAHU_ACCOUNT_ID',
  'AKAHU_PAYEE_ACCOUNT',
  'AKAHU_PAYEE_NAME',
] as const

export function findAkahuConflicts(given: NodeJS.ProcessEnv): string[] {
  const missing = needed.filter((name) => !given[name])
  if (missing.length === 0 || missing.length === needed.length) return []
  return [`Payments by bank need all of ${needed.join(', ')}: ${missing.join(', ')} is missing.`]
}

export function buildAkahuConfig({
  AKAHU_APP_TOKEN: appToken,
  AKAHU_APP_SECRET: appSecret,
  AKAHU_USER_TOKEN: userToken,
  AKAHU_ACCOUNT_ID: accountId,
  AKAHU_PAYEE_ACCOUNT: number,
  AKAHU_PAYEE_NAME: name,
  AKAHU_URL: url,
  AKAHU_PAYMENTS_URL: paymentsUrl,
}: z.output<typeof akahuSettings>): AkahuConfig | null {
  if (!appToken || !appSecret || !userToken || !accountId || !number || !name) return null
  return { appToken, appSecret, userToken, accountId, payee: { number, name }, url, paymentsUrl }
}

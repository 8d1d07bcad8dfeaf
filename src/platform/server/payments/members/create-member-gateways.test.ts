import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import type { Db } from '../../database/db.ts'
import { createMemberGateways } from './create-member-gateways.ts'

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1' }
const akahu = {
  AKAHU_APP_TOKEN: 'app_token_1',
  AKAHU_APP_SECRET: 'secret',
  AKAHU_USER_TOKEN: 'user_token_1',
  AKAHU_ACCOUNT_ID: 'acc_1',
  AKAHU_PAYEE_ACCOUNT: '12-3456-1234567-00',
  AKAHU_PAYEE_NAME: 'Hoko Trust',
}

test.each<[string, NodeJS.ProcessEnv, string | null, string | null]>([
  ['the demo', {}, 'sandbox', 'sandbox'],
  ['production without keys', { NODE_ENV: 'production' }, null, null],
  ['Stripe alone', stripe, 'stripe', null],
  ['Akahu alone', akahu, null, 'bank'],
  ['Stripe and Akahu', { ...stripe, ...akahu }, 'stripe', 'bank'],
])('%s takes members’ money by its own gateways', (_what, env, card, bank) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Nothing is read from it here.
  const gateways = createMemberGateways({ db: {} as Db, config: readConfig(env) })
  expect([gateways.card?.name ?? null, gateways.bank?.name ?? null]).toEqual([card, bank])
  expect([gateways.card?.method ?? 'card', gateways.bank?.method ?? 'bank']).toEqual(['card', 'bank'])
})

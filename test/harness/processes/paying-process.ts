import process from 'node:process'
import pg from 'pg'
import { sendRefund } from '#domains/trade-payments/server/payments/refunding.service.ts'
import { startPayment } from '#domains/trade-payments/server/payments/starting.service.ts'
import { sendPayout } from '#domains/trade-payments/server/payouts/payouts.service.ts'
import { readConfig } from '#platform/server/config.ts'
import { platformOn } from './platform-on.ts'

/**
 * Makes one call that moves money, against the sandbox, and dies before statement `dies_before`;
 * prints how many statements there were if it doesn't.
 */
const { connection, act, input, dies_before: diesBefore } = JSON.parse(process.argv[2]!)
const platform = platformOn(connection, readConfig({ NODE_ENV: 'test' }))

let statements = 0
// oxlint-disable-next-line typescript/unbound-method -- The proxy passes the client on.
pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply(query, client, given) {
    statements += 1
    if (statements === diesBefore) process.kill(process.pid, 'SIGKILL')
    return Reflect.apply(query, client, given) as unknown
  },
})

const acts: Record<string, () => Promise<unknown>> = {
  pay: () => startPayment(platform, { ...input, idempotencyKey: null }),
  refund: () => sendRefund(platform, input.refund_id),
  payout: () => sendPayout(platform, input.payout_id),
}
await acts[act]!()
process.stdout.write(String(statements))
process.exit()

import process from 'node:process'
import { readConfig } from '#platform/server/config.ts'
import { deliverDue } from '#domains/partners/server/webhooks/delivering.service.ts'
import { workAt } from '#domains/stock-feed/server/runs/work.service.ts'
import { createPublicPost } from '#platform/server/push/post-publicly.ts'
import { pushExampleNz } from '#test/harness/doubles/push-certificate.ts'
import { platformOn } from './platform-on.ts'

/** Runs a single job of a worker, to be killed during it. */
const { connection, run_id, webhook_id } = JSON.parse(process.argv[2]!)
const platform = platformOn(connection, readConfig({ NODE_ENV: 'test' }))
const post = createPublicPost({
  lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  isPublic: () => true,
  ca: pushExampleNz.cert,
})

await (run_id === undefined ? deliverDue({ ...platform, post }, webhook_id) : workAt(platform, run_id))
process.exit()

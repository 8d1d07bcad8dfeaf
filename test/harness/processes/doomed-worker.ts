import process from 'node:process'
import { readConfig } from '#platform/server/config.ts'
import { startJobs, task } from '#platform/server/jobs/jobs.ts'
import { platformOn } from './platform-on.ts'

const { connection, periods } = JSON.parse(process.argv[2]!)
const lock = task({
  name: 'hold',
  run: () => {
    process.stdout.write('holding\n')
    return new Promise(() => undefined)
  },
})
await startJobs({
  connection,
  platform: platformOn(connection, readConfig({})),
  tasks: [lock],
  periods,
})

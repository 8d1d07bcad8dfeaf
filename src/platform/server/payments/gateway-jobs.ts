import type { TaskKind } from '../jobs/jobs.ts'

/** The job that polls for new events; the sandbox queues it as soon as it has one. */
export const readGatewayEventsKind: TaskKind<object> = { name: 'read_gateway_events' }

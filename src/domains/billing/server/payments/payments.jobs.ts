import { readGatewayEventsKind } from '#platform/server/payments/gateway-jobs.ts'
import { task } from '#platform/server/jobs/jobs.ts'
import {
  removeCardAtGateway,
  removeCardAtGatewayKind,
  removeCustomerAtGateway,
  removeCustomerKind,
} from './card-removal.service.ts'
import { saveCardOfSetup, saveCardOfSetupKind } from './card-setup.service.ts'
import { purgeEvents, readNewEvents } from './gateway-events.service.ts'

export const paymentsTasks = [
  task({
    ...readGatewayEventsKind,
    every: 'minute',
    run: async (_payload, platform) => await readNewEvents(platform),
  }),
  task({
    ...removeCardAtGatewayKind,
    run: async (removed, platform) => await removeCardAtGateway(platform, removed),
  }),
  task({
    ...removeCustomerKind,
    run: async (owner, platform) => await removeCustomerAtGateway(platform, owner),
  }),
  task({
    ...saveCardOfSetupKind,
    run: async (setup, platform) => await saveCardOfSetup(platform, setup),
  }),
  task({
    name: 'purge_gateway_events',
    every: 'day',
    run: async (_payload: object, { db }) => await purgeEvents(db),
  }),
]

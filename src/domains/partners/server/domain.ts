import * as apiKeys from '../common/api-keys.ts'
import * as deliveries from '../common/deliveries/deliveries.ts'
import * as deliveriesShapes from '../common/deliveries/deliveries.shapes.ts'
import * as webhooks from '../common/webhooks.ts'
import * as apiKeysShapes from '../common/api-keys.shapes.ts'
import * as webhooksShapes from '../common/webhooks.shapes.ts'
import { otherAccess } from '#domains/identity/server/password/other-access.service.ts'
import { partnerAccess, apiKeyTokens } from './partners.service.ts'
import { deliveriesRoutes } from './deliveries/deliveries.routes.ts'
import { deliveryRetention, partnersTasks } from './partners.jobs.ts'
import { reactionsOfPartners } from './partners.reactions.ts'
import { webhookGauges } from './webhooks.gauges.ts'
import { partnersRoutes } from './partners.routes.ts'
import { extend } from '#platform/server/extensions.ts'
import { tokenKinds } from '#platform/server/http/call.ts'
import { databaseGauges } from '#platform/server/ops/database-gauges.ts'
import { retentions } from '#platform/server/jobs/retention.ts'
import type { Domain } from '#platform/server/domain.ts'
import { composeSampleEmailsOfPartners } from './email-samples.service.ts'
import { sampleEmails } from '#domains/settings/server/message-texts.service.ts'

export const domain: Domain = {
  operations: [apiKeys, webhooks, deliveries],
  shapes: [apiKeysShapes, webhooksShapes, deliveriesShapes],
  routes: [
    (serve, platform, { operations }) => partnersRoutes(serve, platform, operations),
    deliveriesRoutes,
  ],
  reactions: reactionsOfPartners,
  tasks: partnersTasks,
  extensions: [
    extend(sampleEmails, composeSampleEmailsOfPartners),
    extend(otherAccess, partnerAccess),
    extend(tokenKinds, apiKeyTokens),
    extend(databaseGauges, webhookGauges),
    extend(retentions, [deliveryRetention]),
  ],
  tables: ['api_keys', 'webhooks', 'webhook_deliveries'],
}

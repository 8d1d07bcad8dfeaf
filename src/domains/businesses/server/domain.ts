import * as agents from '../common/agents.ts'
import * as storefront from '../common/storefront.ts'
import * as team from '../common/team.ts'
import * as agentsShapes from '../common/agents.shapes.ts'
import * as storefrontShapes from '../common/storefront.shapes.ts'
import * as teamShapes from '../common/team.shapes.ts'
import { reactionsOfBusinesses } from './businesses.reactions.ts'
import { businessesRoutes } from './businesses.routes.ts'
import { teamAccess } from './team/team-access.service.ts'
import { otherAccess } from '#domains/identity/server/password/other-access.service.ts'
import { extend } from '#platform/server/extensions.ts'
import type { Domain } from '#platform/server/domain.ts'
import { composeSampleEmailsOfBusinesses } from './email-samples.service.ts'
import { sampleEmails } from '#domains/settings/server/message-texts.service.ts'

export const domain: Domain = {
  operations: [agents, storefront, team],
  shapes: [agentsShapes, storefrontShapes, teamShapes],
  routes: [businessesRoutes],
  reactions: reactionsOfBusinesses,
  extensions: [extend(sampleEmails, composeSampleEmailsOfBusinesses), extend(otherAccess, teamAccess)],
  tables: [
    'agents',
    'agent_status_changes',
    'agent_looks',
    'brandings',
    'storefronts',
    'storefront_slugs',
    'team_members',
    'team_acts',
  ],
}

import * as accounts from '../common/accounts.ts'
import * as contact from '../common/contact.ts'
import * as deletion from '../common/deletion.ts'
import * as blocks from '../common/blocks/blocks.ts'
import * as buyerRequirements from '../common/buyer-requirements/buyer-requirements.ts'
import * as members from '../common/members/members.ts'
import * as accountsShapes from '../common/accounts.shapes.ts'
import * as contactShapes from '../common/contact.shapes.ts'
import * as deletionShapes from '../common/deletion.shapes.ts'
import * as blocksShapes from '../common/blocks/blocks.shapes.ts'
import * as buyerRequirementsShapes from '../common/buyer-requirements/buyer-requirements.shapes.ts'
import * as membersShapes from '../common/members/members.shapes.ts'
import {
  accountsRoutes,
  blocksRoutes,
  buyerRequirementsRoutes,
  staffRoutes,
  paymentDetailsRoutes,
} from './accounts.routes.ts'
import { membersTasks } from './members/members.jobs.ts'
import { membersRoutes } from './members/members.routes.ts'
import { sellerListings } from './profile/profile.service.ts'
import type { Domain } from '#platform/server/domain.ts'
import { composeSampleEmailsOfAccounts, composeSampleEmailsOfMembers } from './email-samples.service.ts'
import { sampleEmails } from '#domains/settings/server/message-texts.service.ts'
import { extend } from '#platform/server/extensions.ts'

export const domain: Domain = {
  operations: [accounts, contact, deletion, blocks, buyerRequirements, members],
  shapes: [
    accountsShapes,
    contactShapes,
    deletionShapes,
    blocksShapes,
    buyerRequirementsShapes,
    membersShapes,
  ],
  routes: [
    (serve, platform, { extensions }) => accountsRoutes(serve, platform, extensions.get(sellerListings)),
    paymentDetailsRoutes,
    (serve, platform, { extensions }) => membersRoutes(serve, platform, extensions.get(sellerListings)),
    staffRoutes,
    buyerRequirementsRoutes,
    blocksRoutes,
  ],
  tasks: membersTasks,
  extensions: [
    extend(sampleEmails, composeSampleEmailsOfAccounts),
    extend(sampleEmails, composeSampleEmailsOfMembers),
  ],
  tables: [
    'account_suspensions',
    'suspension_changes',
    'payment_details',
    'account_deletions',
    'blocks',
    'requirement_confirmations',
  ],
}

import * as admin from '../common/records/admin.ts'
import * as listingRecords from '../common/records/listing-records.ts'
import * as memberRecords from '../common/records/member-records.ts'
import * as accountAppeals from '../common/account-appeals.ts'
import * as moderationCases from '../common/cases.ts'
import * as listingStatus from '../common/listing-status.ts'
import * as moderation from '../common/moderation.ts'
import * as secondPerson from '../common/second-person.ts'
import * as decisionTemplates from '../common/templates.ts'
import * as transparency from '../common/transparency.ts'
import * as warnings from '../common/warnings.ts'
import * as adminShapes from '../common/records/admin.shapes.ts'
import * as listingRecordsShapes from '../common/records/listing-records.shapes.ts'
import * as memberRecordsShapes from '../common/records/member-records.shapes.ts'
import * as accountAppealsShapes from '../common/account-appeals.shapes.ts'
import * as moderationCasesShapes from '../common/cases.shapes.ts'
import * as listingStatusShapes from '../common/listing-status.shapes.ts'
import * as moderationShapes from '../common/moderation.shapes.ts'
import * as secondPersonShapes from '../common/second-person.shapes.ts'
import * as decisionTemplatesShapes from '../common/templates.shapes.ts'
import * as transparencyShapes from '../common/transparency.shapes.ts'
import * as warningsShapes from '../common/warnings.shapes.ts'
import { moderationTasks } from './cases/cases.jobs.ts'
import { moderationRoutes } from './moderation.routes.ts'
import { adminRoutes } from './records/admin.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [
    admin,
    listingRecords,
    memberRecords,
    accountAppeals,
    moderationCases,
    listingStatus,
    moderation,
    secondPerson,
    decisionTemplates,
    transparency,
    warnings,
  ],
  shapes: [
    adminShapes,
    listingRecordsShapes,
    memberRecordsShapes,
    accountAppealsShapes,
    moderationCasesShapes,
    listingStatusShapes,
    moderationShapes,
    secondPersonShapes,
    decisionTemplatesShapes,
    transparencyShapes,
    warningsShapes,
  ],
  routes: [adminRoutes, moderationRoutes],
  tasks: moderationTasks,
  tables: [
    'second_person_acts',
    'moderation_claims',
    'moderation_notes',
    'moderation_templates',
    'moderation_decisions',
    'warnings',
    'warning_appeals',
    'appeal_messages',
    'account_appeals',
    'member_notes',
    'member_note_pins',
  ],
}

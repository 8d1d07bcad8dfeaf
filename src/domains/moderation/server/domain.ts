import * as records from '../common/records/records.ts'
import * as warnings from '../common/warnings.ts'
import * as moderationCases from '../common/cases.ts'
import * as moderation from '../common/moderation.ts'
import * as transparency from '../common/transparency.ts'
import * as recordsShapes from '../common/records/records.shapes.ts'
import * as warningsShapes from '../common/warnings.shapes.ts'
import * as moderationCasesShapes from '../common/cases.shapes.ts'
import * as moderationShapes from '../common/moderation.shapes.ts'
import * as transparencyShapes from '../common/transparency.shapes.ts'
import { moderationTasks } from './cases/cases.jobs.ts'
import { moderationRoutes } from './moderation.routes.ts'
import { adminRoutes } from './records/admin.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [records, warnings, moderationCases, moderation, transparency],
  shapes: [recordsShapes, warningsShapes, moderationCasesShapes, moderationShapes, transparencyShapes],
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

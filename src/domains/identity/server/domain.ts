import * as auth from '../common/auth.ts'
import * as passwords from '../common/passwords.ts'
import * as registration from '../common/registration/registration.ts'
import * as authShapes from '../common/auth.shapes.ts'
import * as passwordsShapes from '../common/passwords.shapes.ts'
import * as registrationShapes from '../common/registration/registration.shapes.ts'
import { authTasks } from './auth.jobs.ts'
import { authRoutes, twoFactorRoutes } from './auth.routes.ts'
import { otherAccess } from './password/other-access.service.ts'
import { refuseStalePassword } from './password/password.service.ts'
import { registrationRoutes, pushRegistrationsRoutes } from './registration/registration.routes.ts'
import { passwordCheck } from '#domains/staff/server/audit/audit.service.ts'
import { extend } from '#platform/server/extensions.ts'
import type { Domain } from '#platform/server/domain.ts'
import { composeSampleEmailsOfAuth } from './email-samples.service.ts'
import { sampleEmails } from '#domains/settings/server/message-texts.service.ts'

export const domain: Domain = {
  operations: [auth, passwords, registration],
  shapes: [authShapes, passwordsShapes, registrationShapes],
  routes: [
    (serve, platform, { extensions }) => authRoutes(serve, platform, extensions.list(otherAccess)),
    twoFactorRoutes,
    pushRegistrationsRoutes,
    registrationRoutes,
  ],
  tasks: authTasks,
  extensions: [extend(sampleEmails, composeSampleEmailsOfAuth), extend(passwordCheck, refuseStalePassword)],
  tables: [
    'terms_acceptances',
    'accounts',
    'account_texts',
    'account_devices',
    'sessions',
    'verification_codes',
    'used_proofs_of_work',
    'sign_in_failures',
    'known_devices',
    'account_changes',
    'two_factors',
    'recovery_codes',
    'sign_in_challenges',
    'code_requests',
    'code_failures',
    'password_resets',
  ],
}

import { lazy, Suspense } from 'react'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import type { Pass } from '#platform/web/session/pass.ts'
import { PartnersSkeleton } from './secret-dialog.tsx'
import * as t from '#domains/partners/texts.ts'

const ApiKeys = lazy(() => import('./api-keys.tsx'))
const Webhooks = lazy(() => import('./webhooks.tsx'))

/** The sections of the account's settings for its programs. */
export function DeveloperSettings({ pass }: { pass: Pass }) {
  return (
    <>
      <SettingsSection id="api-keys" title={t.api_keys()} lead={t.let_a_program_use_your_account()}>
        <Suspense fallback={<PartnersSkeleton />}>
          <ApiKeys pass={pass} />
        </Suspense>
      </SettingsSection>
      <SettingsSection id="webhooks" title={t.webhooks()} lead={t.send_what_happens_to_your_server()}>
        <Suspense fallback={<PartnersSkeleton />}>
          <Webhooks pass={pass} />
        </Suspense>
      </SettingsSection>
    </>
  )
}

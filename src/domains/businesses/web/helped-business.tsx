import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { AgentsSection } from './agents/agents-section.tsx'
import { BrandingSection } from './branding/branding-section.tsx'
import { StorefrontSections } from './storefront-sections.tsx'
import { WorkplaceGate } from './team/workplace-gate.tsx'
import * as t from '#domains/businesses/texts.ts'

/**
 * The settings of a business that team members may change; money, plans, contact details and the
 * team belong to its owner.
 */
export function HelpedBusiness({ seller_id: sellerId }: { seller_id: number }) {
  const [unsaved, setUnsaved] = useState<Record<string, boolean>>({})
  const note = (part: string) => (is: boolean) => setUnsaved((all) => ({ ...all, [part]: is }))
  return (
    <WorkplaceGate seller_id={sellerId} right="settings">
      {({ name, agency_licence: agencyLicence }) => (
        <>
          <PageHeading
            title={t.settings_of_business({ name })}
            actions={
              <LinkButton
                to={{ pathname: '/user-settings', hash: 'workplaces' }}
                kind="quiet"
                size="small"
                icon={ArrowLeft}
              >
                {t.businesses_you_help()}
              </LinkButton>
            }
          >
            {t.you_change_them_for_the_business()}
          </PageHeading>
          <div className="grid max-w-5xl grid-cols-1 gap-5">
            <StorefrontSections seller_id={sellerId} name={name} note={note} hoursOnly />
            <BrandingSection seller_id={sellerId} name={name} onUnsaved={note('branding')} />
            {agencyLicence !== null && <AgentsSection seller_id={sellerId} />}
          </div>
          <LeavingGuard isUnsafe={Object.values(unsaved).some(Boolean)} withSearch>
            {t.you_changed_and_did_not_save()}
          </LeavingGuard>
        </>
      )}
    </WorkplaceGate>
  )
}

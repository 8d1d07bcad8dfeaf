import { Check, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { putStorefront } from '#domains/businesses/common/storefront.ts'
import type { Member } from '#domains/accounts/common/members/members.ts'
import { May, useMay } from '#domains/staff/web/shared/may.tsx'
import { BusinessSummary } from '#domains/businesses/web/shared/business-summary.tsx'
import { TeamSection } from '#domains/businesses/web/shared/team-section.tsx'
import { YourBusiness } from '#domains/businesses/web/shared/your-business.tsx'
import { LeavingGuard } from '#platform/web/leaving-guard.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import * as t from '#domains/accounts/texts.ts'

export function MemberBusiness({ member }: { member: Member }) {
  const [params] = useSearchParams()
  const isEditing = useMay()(putStorefront) && params.get('edit') === 'business'
  if (isEditing) return <BusinessForms member={member} />
  const edit = (
    <May op={putStorefront}>
      <LinkButton to="?tab=shop&edit=business" kind="quiet" size="small" icon={Pencil} preventScrollReset>
        {t.edit_their_business()}
      </LinkButton>
    </May>
  )
  return (
    <>
      <BusinessSummary seller_id={member.id} action={edit} />
      <TeamSection seller_id={member.id} pass={undefined} />
    </>
  )
}

function BusinessForms({ member }: { member: Member }) {
  const [isUnsaved, setUnsaved] = useState(false)
  return (
    <>
      <div>
        <LinkButton to="?tab=shop" kind="quiet" size="small" icon={Check} preventScrollReset>
          {t.done_editing()}
        </LinkButton>
      </div>
      <YourBusiness account={member} onUnsaved={setUnsaved} />
      <LeavingGuard isUnsafe={isUnsaved} withSearch>
        {t.you_changed_their_business()}
      </LeavingGuard>
    </>
  )
}

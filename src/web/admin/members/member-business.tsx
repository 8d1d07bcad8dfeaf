import { Check, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { putStorefront } from '#contract/businesses/storefront.ts'
import type { Member } from '#contract/members/members.ts'
import { May, useMay } from '../staff/may.tsx'
import { BusinessSummary } from '#web/features/businesses/business-summary.tsx'
import { TeamSection } from '#web/features/businesses/team/team-section.tsx'
import { YourBusiness } from '#web/features/businesses/your-business.tsx'
import { LeavingGuard } from '#web/lib/leaving-guard.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import * as t from './texts.ts'

export function MemberBusiness({ member }: { member: Member }) {
  const [asked] = useSearchParams()
  const isEditing = useMay()(putStorefront) && asked.get('edit') === 'business'
  if (isEditing) return <BusinessForms member={member} />
  const edit = (
    <May op={putStorefront}>
      <LinkButton to="?edit=business" kind="quiet" size="small" icon={Pencil} preventScrollReset>
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
        <LinkButton to="?" kind="quiet" size="small" icon={Check} preventScrollReset>
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

import { useState } from 'react'
import { putStorefront } from '#contract/businesses/storefront.ts'
import type { Member } from '#contract/members/members.ts'
import { May } from '#web/admin/staff/may.tsx'
import { TeamSection } from '#web/features/businesses/team/team-section.tsx'
import { YourBusiness } from '#web/features/businesses/your-business.tsx'
import { LeavingGuard } from '#web/lib/leaving-guard.tsx'
import * as t from './texts.ts'

export function MemberBusiness({ member }: { member: Member }) {
  const [isUnsaved, setUnsaved] = useState(false)
  return (
    <>
      <May op={putStorefront} otherwise={<TeamSection seller_id={member.id} pass={undefined} />}>
        <YourBusiness account={member} onUnsaved={setUnsaved} />
        <LeavingGuard isUnsafe={isUnsaved}>{t.you_changed_their_business()}</LeavingGuard>
      </May>
    </>
  )
}

import { useState } from 'react'
import type { Member } from '#contract/members/members.ts'
import { YourBusiness } from '#web/features/businesses/your-business.tsx'
import { LeavingGuard } from '#web/lib/leaving-guard.tsx'
import * as t from './texts.ts'

export function MemberBusiness({ member }: { member: Member }) {
  const [isUnsaved, setUnsaved] = useState(false)
  return (
    <>
      <YourBusiness account={member} onUnsaved={setUnsaved} />
      <LeavingGuard isUnsafe={isUnsaved}>{t.you_changed_their_business()}</LeavingGuard>
    </>
  )
}

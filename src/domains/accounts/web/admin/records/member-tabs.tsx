import {
  memberRecordKinds,
  type MemberRecordKind,
} from '#domains/moderation/common/records/member-records.ts'
import type { Member } from '#domains/accounts/common/members/members.ts'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import { getKindLabels, recordsAddress } from './record-labels.ts'
import { useSummary } from './use-summary.ts'
import * as t from '#domains/accounts/texts.ts'

interface MemberTabsProps {
  member: Pick<Member, 'id' | 'type'>
  tab: MemberRecordKind | null
}

/** Admins neither trade nor get reported. */
const kindsOfAdmins: readonly MemberRecordKind[] = ['sessions', 'changes', 'notes']

export function MemberTabs({ member: { id, type }, tab }: MemberTabsProps) {
  const { data } = useSummary(id)
  const kinds = type === 'admin' ? kindsOfAdmins : memberRecordKinds
  const records = kinds.map((kind) => ({
    to: recordsAddress(id, kind),
    label: getKindLabels()[kind],
    current: tab === kind,
    count: data?.counts[kind] ?? null,
  }))
  return (
    <TabLinks
      wraps
      label={t.about_this_member()}
      links={[{ to: recordsAddress(id, null), label: t.overview(), current: tab === null }, ...records]}
    />
  )
}

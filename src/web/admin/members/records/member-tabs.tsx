import { member_record_kinds, type MemberRecordKind } from '#contract/admin/member-records.ts'
import { TabLinks } from '#web/ui/layout/tabs.tsx'
import { getKindWords, recordsAddress } from './record-words.ts'
import { useSummary } from './use-summary.ts'
import * as t from './texts.ts'

export function MemberTabs({ id, tab }: { id: number; tab: MemberRecordKind | null }) {
  const { data } = useSummary(id)
  const records = member_record_kinds.map((kind) => ({
    to: recordsAddress(id, kind),
    label: getKindWords()[kind],
    current: tab === kind,
    ...(data && { count: data.counts[kind] }),
  }))
  return (
    <TabLinks
      wraps
      label={t.about_this_member()}
      links={[{ to: recordsAddress(id, null), label: t.overview(), current: tab === null }, ...records]}
    />
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, NotebookPen, Pin, PinOff } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Member } from '#domains/accounts/common/members/members.ts'
import { getSubscriptionOf } from '#domains/billing/common/subscriptions/subscriptions.ts'
import {
  getMemberSummary,
  listMemberRecords,
  type MemberRecordKind,
  type MemberSummary,
  memberRecordKinds,
  type MemberRecord,
  pinMemberNote,
  writeMemberNote,
} from '#domains/moderation/common/records/records.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { useApiQuery, useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import { Menu, MenuLink } from '#platform/web/ui/overlays/menu.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { foldTabs, getTabLabels, type MemberTab, recordsAddress } from './record-labels.ts'
import * as t from '#domains/accounts/texts.ts'

export const useSummary = (id: number) => useApiQuery(getMemberSummary, { id })

export function useRecordsChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    for (const { name } of [getMemberSummary, listMemberRecords, listAudit])
      await queries.invalidateQueries({ queryKey: [name] })
  }
}

type Risk = MemberSummary['risks'][number]

/** The tab with a mark's evidence. Linked accounts and suspensions are on the overview itself. */
const evidence: Partial<Record<Risk['mark'], MemberRecordKind>> = {
  new_with_high_value: 'listings',
  contact_just_changed: 'changes',
  reports_upheld: 'reports',
  sales_cancelled: 'trades',
  did_not_pay: 'disputes',
}

export function describeRisk({ mark, count, amount_cents: amountCents }: Risk): string {
  const amount = formatMoney(amountCents)
  return {
    linked_to_suspended: () => t.linked_to_suspended({ count }),
    new_with_high_value: () => t.new_with_high_value({ count, amount }),
    contact_just_changed: () => t.contact_just_changed(),
    reports_upheld: () => t.reports_upheld({ count }),
    sales_cancelled: () => t.sales_cancelled({ count }),
    did_not_pay: () => t.did_not_pay({ count }),
    suspended_before: () => t.suspended_before({ count }),
  }[mark]()
}

export function RiskMarks({ id }: { id: number }) {
  const { data } = useSummary(id)
  if (!data || (data.risks.length === 0 && data.pinned.length === 0)) return null
  return (
    <>
      {data.risks.length > 0 && (
        <Panel title={t.risk_marks()}>
          <ul className="flex flex-wrap gap-2">
            {data.risks.map((risk) => (
              <li key={risk.mark}>
                <Mark id={id} risk={risk} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {data.pinned.map((note) => (
        <Panel key={note.id} title={t.pinned_note()}>
          <p className="text-sm break-words whitespace-pre-line">{note.text}</p>
          <p className="num mt-1 text-xs text-ink-2">
            {note.author}, {formatMoment(note.at)}
          </p>
        </Panel>
      ))}
    </>
  )
}

function Mark({ id, risk }: { id: number; risk: Risk }) {
  const tab = evidence[risk.mark]
  const badge = <Badge kind={risk.severity === 'high' ? 'wrong' : 'plain'}>{describeRisk(risk)}</Badge>
  return tab ? (
    <Link to={recordsAddress(id, tab)} className="rounded-control hover:underline">
      {badge}
    </Link>
  ) : (
    badge
  )
}

interface MemberTabsProps {
  member: Pick<Member, 'id' | 'type' | 'seller_kind' | 'status'>
  tab: MemberTab | null
}

/** Admins neither trade nor get reported. */
const kindsOfAdmins: readonly MemberRecordKind[] = ['sessions', 'changes', 'notes']

function usePanels({ type, seller_kind: sellerKind, status }: MemberTabsProps['member']): MemberTab[] {
  const mayCall = useMay()
  if (type === 'admin') return []
  const isTrader = sellerKind === 'in_trade' && status !== 'deleted'
  return [...(mayCall(getSubscriptionOf) ? ['plan' as const] : []), ...(isTrader ? traderPanels : [])]
}
const traderPanels = ['feed', 'shop'] as const

export function MemberTabs({ member, tab }: MemberTabsProps) {
  const { id, type } = member
  const { data } = useSummary(id)
  const counts = data?.counts ?? {}
  const { shown, folded } = foldTabs(type === 'admin' ? kindsOfAdmins : memberRecordKinds, counts, tab)
  const panels = usePanels(member)
  return (
    <TabLinks
      label={t.about_this_member()}
      links={[
        { to: recordsAddress(id, null), label: t.overview(), current: tab === null },
        ...panels.map((panel) => ({
          to: recordsAddress(id, panel),
          label: getTabLabels()[panel],
          current: tab === panel,
        })),
        ...shown.map((kind) => ({
          to: recordsAddress(id, kind),
          label: getTabLabels()[kind],
          current: tab === kind,
          count: data?.counts[kind] ?? null,
        })),
      ]}
    >
      {data && folded.length > 0 && (
        <span className="flex shrink-0 items-center">
          <Menu
            trigger={
              <Button kind="ghost" size="small" icon={Ellipsis}>
                {t.more_tabs()}
              </Button>
            }
          >
            {folded.map((kind) => (
              <MenuLink key={kind} to={recordsAddress(id, kind)}>
                {getTabLabels()[kind]}
                <span className="num ml-auto text-xs text-ink-3">{data.counts[kind]}</span>
              </MenuLink>
            ))}
          </Menu>
        </span>
      )}
    </TabLinks>
  )
}

export function NoteForm({ id }: { id: number }) {
  const [isWriting, setWriting] = useState(false)
  const mayCall = useMay()
  if (!mayCall(writeMemberNote)) return null
  return (
    <div>
      <Button size="small" kind="quiet" icon={NotebookPen} onClick={() => setWriting(true)}>
        {t.write_a_note()}
      </Button>
      {isWriting && <NoteDialog id={id} onClose={() => setWriting(false)} />}
    </div>
  )
}

function NoteDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const changed = useRecordsChanged()
  const form = useOperationForm(writeMemberNote, {
    initial: { text: '' },
    written: ['text'],
    check: ({ text }) => (text.trim().length < 3 ? { text: t.write_a_few_words() } : {}),
    toInput: ({ text }) => ({ id, text }),
    onDone: async () => {
      await changed()
      onClose()
      notify.success(t.note_added())
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.write_a_note()}
      description={t.note_help()}
      confirm={t.add_note()}
      onClose={onClose}
    >
      <Field label={t.note()} {...form.field('text')}>
        {(control) => (
          <Textarea {...control} {...form.text('text')} rows={4} maxLength={2000} className="min-h-24" />
        )}
      </Field>
    </FormDialog>
  )
}

export function PinNote({ note: { id, status } }: { note: MemberRecord }) {
  const changed = useRecordsChanged()
  const mayCall = useMay()
  const isPinned = status === 'pinned'
  const pinning = useApiMutation(pinMemberNote, {
    onSuccess: () => changed(),
    onError: (error) => notify.error(getMessage(error)),
  })
  if (!mayCall(pinMemberNote)) return null
  return (
    <Button
      kind="quiet"
      size="small"
      icon={isPinned ? PinOff : Pin}
      busy={pinning.isPending}
      onClick={() => pinning.mutate({ id, pinned: !isPinned })}
    >
      {isPinned ? t.unpin() : t.pin()}
    </Button>
  )
}

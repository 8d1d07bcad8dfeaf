import { LogOut, FileSearch } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  endMemberSessions,
  listMemberRecords,
  type MemberRecord,
  type MemberRecordKind,
} from '#domains/moderation/common/records/records.ts'
import { useMay } from '#domains/staff/web/shared/may.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { ReasonDialog } from '#domains/staff/web/shared/reason-dialog.tsx'
import { formatExactMoney, formatMoney } from '#platform/common/formats/formats.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { type Column, Table } from '#platform/web/ui/facts/table.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { SkeletonPanel } from '#platform/web/ui/states/skeleton.tsx'
import { useMemberChanged } from '../../shared/use-member.ts'
import {
  describeRecord,
  describeRole,
  describeStatus,
  getKindLabels,
  getRecordAddress,
  needsCare,
  recordsAddress,
} from './record-labels.ts'
import { useRecordsChanged, NoteForm, PinNote } from './risk-marks.tsx'
import * as t from '#domains/accounts/texts.ts'

/** Ends one session, or all with null. */
function EndSession({ id, session_id: sessionId }: { id: number; session_id: number | null }) {
  const { user } = useSession()
  const mayCall = useMay()
  const [isOpen, setOpen] = useState(false)
  const changed = useRecordsChanged()
  const memberChanged = useMemberChanged()
  const isOne = sessionId !== null
  // Admins end their own sessions in their own settings.
  if (user?.id === id || !mayCall(endMemberSessions)) return null
  return (
    <>
      <Button kind="quiet" size="small" icon={LogOut} onClick={() => setOpen(true)}>
        {isOne ? t.sign_out() : t.sign_out_everywhere()}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={isOne ? t.sign_out_this_device() : t.sign_out_all_devices()}
          help={t.its_kept_on_file()}
          confirm={isOne ? t.sign_out() : t.sign_out_everywhere()}
          kind="danger"
          onClose={() => setOpen(false)}
          act={async (reason) => {
            await api.call(endMemberSessions, { id, session_id: sessionId, reason })
            await changed()
            await memberChanged(id)
            notify.success(t.signed_out())
          }}
        >
          {t.records_they_can_sign_in_again()}
        </ReasonDialog>
      )}
    </>
  )
}

const rowsPerPage = 25

interface MemberRecordsProps {
  id: number
  kind: MemberRecordKind
  page: number
}

export function MemberRecords({ id, kind, page }: MemberRecordsProps) {
  const call = useApiQuery(listMemberRecords, { id, kind, page, limit: rowsPerPage }, { staleTime: 0 })
  return (
    <section aria-label={getKindLabels()[kind]} className="grid min-w-0 gap-3.5">
      {kind === 'notes' && <NoteForm id={id} />}
      {kind === 'sessions' && call.data && call.data.total > 0 && (
        <div>
          <EndSession id={id} session_id={null} />
        </div>
      )}
      <Query
        call={call}
        failed={t.records_didnt_load()}
        loading={t.loading()}
        skeleton={<SkeletonPanel lines={6} />}
      >
        {(data) =>
          data.total === 0 ? (
            <EmptyState icon={FileSearch} title={t.nothing_here_yet()}>
              {t.what_comes_is_listed_here()}
            </EmptyState>
          ) : (
            <div className="min-w-0">
              <div className="overflow-clip rounded-panel border border-line bg-paper">
                <Table
                  caption={getKindLabels()[kind]}
                  columns={listColumns(id, kind, data.items)}
                  rows={data.items}
                  rowKey={(row) => `${row.role} ${row.id} ${row.at}`}
                  dense
                />
              </div>
              <Pager {...data} to={(next) => recordsAddress(id, kind, next)} />
            </div>
          )
        }
      </Query>
    </section>
  )
}

const link = 'rounded-control font-medium text-pounamu hover:text-pounamu-deep hover:underline'

const getTitle = (kind: MemberRecordKind, { listing, text, role }: MemberRecord): string => {
  if (listing) return listing.title ?? t.listing_id({ id: listing.id })
  if (kind === 'sessions') return text || t.unknown_device()
  if (kind === 'support') return t.support_request()
  if (kind === 'changes' || kind === 'reports') return describeRole(role)
  if (kind === 'chats') return t.conversation()
  return kind === 'payments' ? (text ?? '') : ''
}

function RecordTitle({ kind, record }: { kind: MemberRecordKind; record: MemberRecord }) {
  const to = getRecordAddress(kind, record)
  const title = getTitle(kind, record)
  const message = describeRecord(kind, record)
  return (
    <span className="grid min-w-0 gap-0.5">
      {title !== '' &&
        (to ? (
          <Link to={to} className={link}>
            {title}
          </Link>
        ) : (
          <span>{title}</span>
        ))}
      {message !== '' && (
        <span
          className={joinClasses('break-words whitespace-pre-line', title !== '' && 'text-xs text-ink-2')}
        >
          {message}
        </span>
      )}
      <span className="num text-xs text-ink-2 md:hidden">
        {[kind !== 'changes' && describeRole(record.role), record.other?.name, formatMoment(record.at)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}

/** Omits columns that are empty in every row. */
function listColumns(id: number, kind: MemberRecordKind, rows: MemberRecord[]): Column<MemberRecord>[] {
  const format = kind === 'payments' ? formatExactMoney : formatMoney
  const some = (name: keyof MemberRecord) => rows.some((row) => row[name] !== null)
  const columns: (Column<MemberRecord> | false)[] = [
    {
      key: 'what',
      head: t.what(),
      grows: true,
      cell: (record) => <RecordTitle kind={kind} record={record} />,
    },
    some('role') &&
      kind !== 'changes' && {
        key: 'role',
        head: t.side(),
        wide: true,
        cell: ({ role }) => describeRole(role),
      },
    some('other') && {
      key: 'other',
      head: t.with_whom(),
      wide: true,
      cell: ({ other }) =>
        other && (
          <span className="block w-max max-w-44 truncate" title={other.name}>
            <Link to={recordsAddress(other.id, null)} className={link}>
              {other.name}
            </Link>
          </span>
        ),
    },
    some('status') && {
      key: 'status',
      head: t.status(),
      cell: ({ status }) =>
        status && <Badge kind={needsCare(status) ? 'wrong' : 'plain'}>{describeStatus(status)}</Badge>,
    },
    some('amount_cents') && {
      key: 'amount',
      head: kind === 'trades' ? t.total_incl_delivery() : t.amount(),
      figure: true,
      cell: ({ amount_cents: amountCents }) => amountCents !== null && format(amountCents),
    },
    { key: 'at', head: t.when(), figure: true, wide: true, cell: ({ at }) => formatMoment(at) },
    kind === 'sessions' && {
      key: 'end',
      head: '',
      cell: (record) => <EndSession id={id} session_id={record.id} />,
    },
    kind === 'notes' && { key: 'pin', head: '', cell: (record) => <PinNote note={record} /> },
  ]
  return columns.filter((column) => column !== false)
}

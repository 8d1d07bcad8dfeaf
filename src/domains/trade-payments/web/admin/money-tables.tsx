import type { Chargeback, MemberMoney } from '#domains/trade-payments/common/trade-payments.ts'
import { formatDay, formatMoment } from '#domains/staff/web/shared/moments.ts'
import { PageLink } from '#domains/staff/web/shared/page-link.tsx'
import { formatExactMoney } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Table, type Column } from '#platform/web/ui/facts/table.tsx'
import { EvidenceButton } from './evidence-button.tsx'
import * as t from '#domains/trade-payments/texts.ts'

interface SaleRow {
  id: number
  listing_id: number
  title: string
  amount_cents: number
}

interface Person {
  id: number
  display_name: string
}

/** @param isDisputed its disputes are decided on the page that this links to */
const makeSale = <Row extends SaleRow>(isDisputed: (row: Row) => boolean = () => false): Column<Row> => ({
  key: 'sale',
  head: t.office_column_sale(),
  grows: true,
  cell: (row) => (
    <PageLink
      to={`/listings?${isDisputed(row) ? 'disputed=yes&' : ''}open=${row.listing_id}`}
      className="font-semibold wrap-anywhere"
    >
      {row.title || t.office_listing_number({ id: row.listing_id })}
    </PageLink>
  ),
})

const makeAmount = <Row extends SaleRow>(): Column<Row> => ({
  key: 'amount',
  head: t.office_column_amount(),
  figure: true,
  cell: ({ amount_cents: cents }) => formatExactMoney(cents),
})

const PersonLink = ({ person: { id, display_name: name } }: { person: Person }) => (
  <PageLink to={`/user/${id}/detail`} className="whitespace-nowrap" isUnderlined>
    {name}
  </PageLink>
)

const formatOrNone = (at: string | null) => (at === null ? '–' : formatDay(at))

type Waiting = MemberMoney['payments'][number]

const isDisputed = ({ status }: Waiting) => status === 'disputed'

/** Oldest first, as they come. */
export function WaitingTable({ payments }: { payments: Waiting[] }) {
  const columns: Column<Waiting>[] = [
    makeSale(isDisputed),
    makeAmount(),
    {
      key: 'release',
      head: t.office_column_release(),
      figure: true,
      cell: ({ release_at: at }) => (at === null ? t.office_not_sent_yet() : formatDay(at)),
    },
    {
      key: 'state',
      head: t.office_column_state(),
      cell: (payment) => (
        <Badge kind={isDisputed(payment) ? 'wrong' : 'plain'}>
          {isDisputed(payment) ? t.office_disputed() : t.office_kept()}
        </Badge>
      ),
    },
    {
      key: 'paid',
      head: t.office_column_paid(),
      figure: true,
      wide: true,
      cell: ({ paid_at: at }) => formatOrNone(at),
    },
    {
      key: 'buyer',
      head: t.office_column_buyer(),
      wide: true,
      cell: ({ buyer }) => <PersonLink person={buyer} />,
    },
    {
      key: 'seller',
      head: t.office_column_seller(),
      wide: true,
      cell: ({ seller }) => <PersonLink person={seller} />,
    },
    {
      key: 'method',
      head: t.office_column_method(),
      spacious: true,
      cell: ({ method }) => (method === 'card' ? t.pay_by_card() : t.office_from_bank()),
    },
  ]
  return (
    <Table caption={t.office_waiting()} columns={columns} rows={payments} rowKey={({ id }) => id} dense />
  )
}

type FailedPayout = MemberMoney['failed_payouts'][number]

export function FailedPayoutTable({ payouts }: { payouts: FailedPayout[] }) {
  const columns: Column<FailedPayout>[] = [
    makeSale(),
    makeAmount(),
    {
      key: 'seller',
      head: t.office_column_seller(),
      cell: ({ seller }) => <PersonLink person={seller} />,
    },
    {
      key: 'failure',
      head: t.office_column_failure(),
      wide: true,
      cell: ({ failure }) => <span className="wrap-anywhere">{failure ?? '–'}</span>,
    },
    { key: 'tries', head: t.office_column_tries(), figure: true, wide: true, cell: ({ tries }) => tries },
    { key: 'next', head: t.office_column_next(), figure: true, cell: ({ at }) => formatMoment(at) },
  ]
  return (
    <Table
      caption={t.office_failed_payouts()}
      columns={columns}
      rows={payouts}
      rowKey={({ id }) => id}
      dense
    />
  )
}

const getChargebackStates = makeTexts(
  (): Record<Chargeback['status'], { label: string; kind: 'plain' | 'good' | 'wrong' }> => ({
    open: { label: t.office_chargeback_open(), kind: 'wrong' },
    won: { label: t.office_chargeback_won(), kind: 'good' },
    lost: { label: t.office_chargeback_lost(), kind: 'plain' },
  }),
)

export function ChargebackTable({ chargebacks }: { chargebacks: Chargeback[] }) {
  const columns: Column<Chargeback>[] = [
    makeSale(({ status }) => status === 'open'),
    makeAmount(),
    {
      key: 'state',
      head: t.office_column_state(),
      cell: ({ status }) => {
        const { label, kind } = getChargebackStates()[status]
        return <Badge kind={kind}>{label}</Badge>
      },
    },
    {
      key: 'reason',
      head: t.office_column_reason(),
      wide: true,
      cell: ({ reason }) => <span className="wrap-anywhere">{reason.replaceAll('_', ' ')}</span>,
    },
    {
      key: 'due',
      head: t.office_column_evidence_due(),
      figure: true,
      cell: ({ status, evidence_due_at: at }) => (status === 'open' ? formatOrNone(at) : '–'),
    },
    {
      key: 'opened',
      head: t.office_column_opened(),
      figure: true,
      wide: true,
      cell: ({ opened_at: at }) => formatDay(at),
    },
    {
      key: 'evidence',
      head: t.office_column_evidence(),
      cell: (one) => <EvidenceButton chargeback={one} />,
    },
  ]
  return (
    <Table
      caption={t.office_chargebacks()}
      columns={columns}
      rows={chargebacks}
      rowKey={({ id }) => id}
      dense
    />
  )
}

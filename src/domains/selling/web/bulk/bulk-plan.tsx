import { Link } from 'react-router'
import type { BulkAct, BulkItem } from '#domains/selling/common/bulk-acts.ts'
import { maxBulk } from '#domains/selling/common/bulk-acts.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { type Column, Table } from '#platform/web/ui/facts/table.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import { chooseVerb, describeFields } from './bulk-labels.ts'
import { hasEnded, isUnderWay } from './use-bulk-act.ts'
import * as t from '#domains/selling/texts.ts'

/** Before a run its plan, afterwards its report. */
export function BulkPlan({ act }: { act: BulkAct }) {
  const isLeft = ({ state }: BulkItem) => state === 'stays' || state === 'refused' || state === 'changed'
  const left = act.items.filter(isLeft)
  const isReport = hasEnded(act)
  const [waiting, done] = [
    act.items.filter(({ state }) => state === 'waiting'),
    act.items.filter(({ state }) => state === 'done'),
  ]
  return (
    <div className="grid gap-4">
      <Progress act={act} />
      {act.matching > act.items.length && !isReport && (
        <Notice>{t.only_the_first_most_of_count({ most: maxBulk, count: act.matching })}</Notice>
      )}
      {act.kind === 'withdraw' && !isReport && <BidsNotice items={waiting} feeCents={act.fee_cents} />}
      {act.sums && act.counts.planned > 0 && !isReport && (
        <p className="num text-sm text-ink-2">
          {t.together_before_after({
            before: formatMoney(act.sums.before_cents),
            after: formatMoney(act.sums.after_cents),
          })}
        </p>
      )}
      <Items heading={t.left_as_they_are({ count: left.length })} items={left} hasReasons />
      <Items
        heading={
          act.state === 'stopped'
            ? t.you_stopped_before_these({ count: waiting.length })
            : t.these_will_change({ kind: chooseVerb(act.kind), count: waiting.length })
        }
        items={waiting}
      />
      <Items heading={t.these_are_done({ count: done.length })} items={done} />
    </div>
  )
}

function Progress({ act }: { act: BulkAct }) {
  if (!isUnderWay(act)) return null
  const { planned, waiting } = act.counts
  const begun = planned - waiting
  return (
    <div className="grid gap-2">
      <ProgressBar label={t.how_far_it_is()} value={planned === 0 ? 1 : begun / planned} />
      <p role="status" className="num text-sm text-ink-2">
        {t.begun_of_of_value_done({ begun, of_value: planned })}
      </p>
      <p className="text-sm text-ink-3">{t.it_goes_on_if_you_close_this()}</p>
    </div>
  )
}

function BidsNotice({ items, feeCents }: { items: BulkItem[]; feeCents: number }) {
  const withBids = items.filter(({ bid_count: bidCount }) => bidCount > 0).length
  if (withBids === 0) return null
  return (
    <Notice kind="bid">
      {joinSentences(
        t.count_have_bids_well_tell_everyone({ count: withBids }),
        t.you_cant_undo_this(),
        ...(feeCents > 0 ? [t.withdrawal_fees_add_up_to({ price: formatMoney(feeCents) })] : []),
      )}
    </Notice>
  )
}

interface ItemsProps {
  heading: string
  items: BulkItem[]
  hasReasons?: boolean
}

function Items({ heading, items, hasReasons = false }: ItemsProps) {
  if (items.length === 0) return null
  const isEdit = items.some(({ after }) => describeFields(after).length > 0)
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className="text-sm font-semibold">{heading}</h3>
      <Table
        caption={heading}
        columns={hasReasons ? getReasonColumns() : isEdit ? getChangeColumns() : [getTitleColumn()]}
        rows={items}
        rowKey={(item) => item.listing_id ?? `${item.title}`}
        dense
      />
    </section>
  )
}

const getTitleColumn = (renderBelow?: Column<BulkItem>['cell']): Column<BulkItem> => ({
  key: 'title',
  head: t.listing(),
  grows: true,
  cell: (item) => (
    <>
      <p className="line-clamp-2 font-medium break-words">{item.title ?? t.no_title_yet()}</p>
      {item.relisted_as !== null && (
        <Link
          to={`/${item.type}/${item.relisted_as}/detail`}
          className="rounded-control text-sm font-semibold text-pounamu hover:underline"
        >
          {t.relisted_as_relisted_as({ relisted_as: item.relisted_as })}
        </Link>
      )}
      {renderBelow && <div className="text-ink-2 md:hidden">{renderBelow(item)}</div>}
    </>
  ),
})

const getReasonColumns = (): Column<BulkItem>[] => [
  getTitleColumn((item) => item.refusal),
  {
    key: 'why',
    head: t.why(),
    wide: true,
    cell: (item) => <p className="w-72">{item.refusal}</p>,
  },
]

const getChangeColumns = (): Column<BulkItem>[] => [
  getTitleColumn((item) => (
    <span className="num">
      {t.before_to_after({
        before: describeFields(item.before).join(' · '),
        after: describeFields(item.after).join(' · '),
      })}
    </span>
  )),
  { key: 'before', head: t.before(), wide: true, figure: true, cell: (item) => <Lines of={item.before} /> },
  { key: 'after', head: t.afterwards(), wide: true, figure: true, cell: (item) => <Lines of={item.after} /> },
]

const Lines = ({ of }: { of: BulkItem['before'] }) =>
  describeFields(of).map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))

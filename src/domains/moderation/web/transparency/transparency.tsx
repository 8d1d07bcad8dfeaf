import { leastPublished } from '#domains/moderation/common/transparency-rules.ts'
import type {
  TransparencyCount,
  TransparencyCounts,
  getTransparency,
  TransparencyPeriod,
} from '#domains/moderation/common/transparency.ts'
import { formatLongDate } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { reachableScroll } from '#platform/web/ui/layout/reachable-scroll.ts'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import {
  formatBetween,
  formatRoughly,
  getTableLabels,
  nameQuarter,
  nameWhole,
} from './transparency-labels.ts'
import * as t from '#domains/moderation/texts.ts'

/** A table with a single kind lists its outcomes vertically. */
function TransparencyTable({ table }: { table: TransparencyCounts }) {
  const { title, explanation } = getTableLabels()[table.of]
  return (
    <Panel title={title}>
      <p className="mb-3 max-w-prose text-sm text-ink-2">{explanation}</p>
      <div ref={reachableScroll} className="overflow-x-auto">
        {table.rows.length === 1 ? <OneKind table={table} /> : <ManyKinds table={table} />}
      </div>
      {table.median_minutes !== null && (
        <p className="mt-3 text-sm text-ink-2">
          {t.half_decided_within({ time: formatRoughly(table.median_minutes) })}
        </p>
      )}
    </Panel>
  )
}

const headStyle = 'py-2 text-xs font-semibold text-ink-2 align-bottom'

/** On a phone the name has its own line, since five figures don't fit beside it. */
const stacked = {
  row: 'max-sm:grid max-sm:min-w-72 max-sm:grid-cols-[minmax(0,11fr)_minmax(0,14fr)_minmax(0,12fr)_minmax(0,14fr)_minmax(0,13fr)] max-sm:[&>*]:pl-0',
  name: 'max-sm:col-span-full max-sm:pb-0',
  corner: 'max-sm:sr-only',
  head: 'max-sm:self-end max-sm:text-[0.6875rem]',
}
const plain = { row: '', name: '', corner: '', head: '' }

function ManyKinds({ table: { of, rows, outcomes, total } }: { table: TransparencyCounts }) {
  const words = getTableLabels()[of]
  const styles = outcomes.length === 4 ? stacked : plain
  return (
    <table className="num w-full text-left text-xs sm:text-sm">
      <caption className="sr-only">{words.title}</caption>
      <thead>
        <tr className={styles.row}>
          <th scope="col" className={joinClasses(headStyle, styles.corner)}>
            <span className="sr-only">{t.about()}</span>
          </th>
          {[t.all(), ...outcomes.map((outcome) => words.outcomes[outcome])].map((head) => (
            <th
              key={head}
              scope="col"
              className={joinClasses(headStyle, 'pl-1.5 text-right sm:pl-4', styles.head)}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.of} className={joinClasses('border-t border-line', styles.row)}>
            <th scope="row" className={joinClasses('min-w-24 py-2 font-normal', styles.name)}>
              {words.subjects[row.of]}
            </th>
            <Cells counts={[row.all, ...row.counts]} />
          </tr>
        ))}
        <tr className={joinClasses('border-t border-line-strong font-semibold', styles.row)}>
          <th scope="row" className={joinClasses('py-2 font-semibold', styles.name)}>
            {t.total()}
          </th>
          <Cells counts={[total.all, ...total.counts]} />
        </tr>
      </tbody>
    </table>
  )
}

const Cells = ({ counts }: { counts: TransparencyCount[] }) =>
  counts.map((count, n) => (
    <td
      // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
      key={n}
      className={joinClasses('py-2 pl-1.5 text-right whitespace-nowrap sm:pl-4', n === 0 && 'font-semibold')}
    >
      {formatBetween(count)}
    </td>
  ))

function OneKind({ table: { of, outcomes, total } }: { table: TransparencyCounts }) {
  const words = getTableLabels()[of]
  const rows = outcomes.map((outcome, n) => ({
    name: words.outcomes[outcome],
    count: must(total.counts[n], 'count'),
  }))
  return (
    <table className="num w-full text-left text-xs sm:text-sm">
      <caption className="sr-only">{words.title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t.outcome()}</th>
          <th scope="col">{t.count()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name} className="border-t border-line first:border-t-0">
            <th scope="row" className="py-2 font-normal">
              {name}
            </th>
            <Cells counts={[count]} />
          </tr>
        ))}
        <tr className="border-t border-line-strong font-semibold">
          <th scope="row" className="py-2 font-semibold">
            {t.total()}
          </th>
          <Cells counts={[total.all]} />
        </tr>
      </tbody>
    </table>
  )
}

interface TransparencyProps {
  counts: OperationReply<typeof getTransparency>
  /** The first day of a quarter, from the address. */
  quarter: string | null
  path: string
}

export function Transparency({ counts: { as_of: asOf, quarters, whole }, quarter, path }: TransparencyProps) {
  const chosen: TransparencyPeriod = quarters.find(({ from }) => from === quarter) ?? whole
  return (
    <>
      <TabLinks
        label={t.period()}
        wraps
        links={[
          { to: path, label: nameWhole(whole), current: chosen === whole },
          ...quarters.map((one) => ({
            to: `${path}?quarter=${one.from}`,
            label: nameQuarter(one),
            current: chosen === one,
          })),
        ]}
      />
      <div className="mt-5 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {chosen.tables.map((table) => (
          <TransparencyTable key={table.of} table={table} />
        ))}
      </div>
      <p className="mt-5 max-w-prose text-sm text-ink-2">
        {joinSentences(
          t.as_they_stand({ at: formatLongDate(new Date(asOf)) }),
          t.small_numbers({ least: leastPublished }),
          t.report_something(),
        )}
      </p>
    </>
  )
}

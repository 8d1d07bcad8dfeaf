import type { OperationReply } from '#platform/common/operation.ts'
import type { getTransparency, TransparencyPeriod } from '#domains/moderation/common/transparency.ts'
import { formatLongDate } from '#platform/common/formats/formats.ts'
import { leastPublished } from '#domains/moderation/common/transparency-rules.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import { TransparencyTable } from './transparency-table.tsx'
import { nameQuarter, nameWhole } from './transparency-labels.ts'
import * as t from '#domains/moderation/texts.ts'

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

import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type {
  getListingImport,
  ImportItem,
  ImportOutcome,
  ListingImport,
} from '#domains/listing-import/common/listing-import.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { useChangeAddress } from '#platform/web/ui/addresses/use-change-address.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { Pager } from '#platform/web/ui/layout/pager.tsx'
import { TabLinks } from '#platform/web/ui/layout/tabs.tsx'
import { importPath, outcomes, type ImportAddress } from '../import-address.ts'
import { getOutcomeLabels, getResultLabels } from '../import-labels.ts'
import * as t from '#domains/listing-import/texts.ts'

interface ImportItemsProps {
  data: OperationReply<typeof getListingImport>
  address: ImportAddress & { run: number }
}

/** The rows by what they would do, or did. */
export function ImportItems({ data, address }: ImportItemsProps) {
  const changeAddress = useChangeAddress()
  const show = (change: Partial<ImportAddress>) => importPath({ ...address, page: 1, ...change })
  return (
    <div className="grid gap-3">
      <TabLinks label={t.rows()} links={listTabs(data.run, address, show)} />
      <SearchField
        label={t.search_references_and_titles()}
        q={address.q}
        onSearch={(q) =>
          changeAddress(show({ q: q.slice(0, 80) }), { preventScrollReset: true, replace: true })
        }
      />
      {data.items.length === 0 ? (
        <p className="py-3 text-sm text-ink-2">{t.no_rows_here()}</p>
      ) : (
        <ul aria-label={t.rows()} className="divide-y divide-line border-y border-line">
          {data.items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
      )}
      <Pager page={data.page} limit={data.limit} total={data.total} to={(page) => show({ page })} />
    </div>
  )
}

function listTabs(
  { found }: ListingImport,
  { outcome }: ImportAddress,
  show: (change: Partial<ImportAddress>) => string,
) {
  const words = getOutcomeLabels()
  const all = Object.values(found).reduce((sum, count) => sum + count, 0)
  const shown = outcomes.filter((one) => found[one] > 0 || one === outcome)
  return [
    { to: show({ outcome: null }), label: t.all_rows(), count: all, current: outcome === null },
    ...shown.map((one: ImportOutcome) => ({
      to: show({ outcome: one }),
      label: words[one].label,
      count: found[one],
      current: outcome === one,
    })),
  ]
}

function Row({ item }: { item: ImportItem }) {
  const { row, reference, title, outcome, result, changes, problems, message, listing_id: listingId } = item
  const { label, kind } = result ? getResultLabels()[result] : getOutcomeLabels()[outcome]
  const name = title || reference || t.no_title()
  return (
    <li className="grid gap-1.5 py-3 text-sm md:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1.4fr)] md:gap-x-4">
      <p className="flex items-baseline gap-2 md:grid md:content-start md:justify-items-start md:gap-1">
        <Badge kind={kind}>{label}</Badge>
        {row > 0 && <span className="num text-xs text-ink-3">{t.row_number({ row: String(row) })}</span>}
      </p>
      <div className="grid min-w-0 content-start gap-0.5">
        {listingId === null ? (
          <span className="font-semibold break-words">{name}</span>
        ) : (
          <Link
            to={`/general/${listingId}/detail`}
            className="font-semibold break-words text-pounamu hover:underline"
          >
            {name}
          </Link>
        )}
        <span className="num text-xs break-words text-ink-2">{reference || t.no_reference()}</span>
      </div>
      <div className="grid min-w-0 content-start gap-1">
        {changes.map((change) => (
          <p key={change.column} className="break-words text-ink-2">
            {t.column_from_before_to_after({
              column: change.column,
              before: change.before || t.nothing(),
              after: change.after || t.nothing(),
            })}
          </p>
        ))}
        {problems.map(({ column, says }) => (
          <p key={column + says} className="flex items-start gap-1.5 text-pohutukawa-deep">
            <CircleAlert aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
            <span className="min-w-0 break-words">
              {column === '' ? says : t.column_says({ column, says })}
            </span>
          </p>
        ))}
        {message && <p className="break-words text-ink-2">{message}</p>}
        {item.undo_result === 'undone' && <p className="text-ink-2">{t.undone()}</p>}
        {item.undo_result === 'left' && (
          <p className="break-words text-ink-2">{t.not_undone({ why: item.undo_message })}</p>
        )}
      </div>
    </li>
  )
}

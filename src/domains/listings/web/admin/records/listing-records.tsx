import { Link } from 'react-router'
import {
  listingRecordKinds,
  listListingRecords,
  type ListingRecord,
  type ListingRecordKind,
} from '#domains/moderation/common/records/listing-records.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { Sheet } from '../sheet.tsx'
import { describeStatus, describeKind, describeRecordCount, getRecordsId } from './record-labels.ts'
import * as t from '#domains/listings/texts.ts'

const shown = 50

/** Lists bids, offers and questions by name and hides empty lists. */
export const ListingRecords = ({ id }: { id: number }) =>
  listingRecordKinds.map((kind) => <Records key={kind} id={id} kind={kind} />)

function Records({ id, kind }: { id: number; kind: ListingRecordKind }) {
  const { data, error, isFetching, refetch } = useApiQuery(listListingRecords, { id, kind, limit: shown })
  if (!data) {
    return error ? (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    ) : (
      <Loading label={describeKind(kind)}>
        <SkeletonText lines={2} />
      </Loading>
    )
  }
  if (data.total === 0) return null
  const aside = data.total > shown ? t.the_latest({ count: shown }) : undefined
  return (
    <div id={getRecordsId(kind)} tabIndex={-1}>
      <Sheet title={describeRecordCount(kind, data.total)} aside={aside}>
        <ul className="grid divide-y divide-line text-sm">
          {data.items.map((record) => (
            <Record key={record.id} record={record} kind={kind} />
          ))}
        </ul>
      </Sheet>
    </div>
  )
}

function Record({ record, kind }: { record: ListingRecord; kind: ListingRecordKind }) {
  const { at, person, status, text, answer, amount_cents: amountCents, count } = record
  return (
    <li className="grid gap-1 py-2.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Link
          to={`/user/${person.id}/detail${kind === 'bidders' ? '?tab=bids' : ''}`}
          className="rounded-control font-medium text-pounamu hover:text-pounamu-deep hover:underline"
        >
          {person.name}
        </Link>
        <Badge>{describeStatus(status)}</Badge>
        {amountCents !== null && <span className="num font-medium">{formatMoney(amountCents)}</span>}
        {kind === 'bidders' && count !== null && (
          <span className="num text-ink-2">{t.count_bids({ count })}</span>
        )}
        <time dateTime={at} className="num ml-auto text-xs text-ink-2">
          {formatMoment(at)}
        </time>
      </p>
      {text && <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>}
      {answer && (
        <p className="max-w-prose border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-line text-ink-2">
          {answer}
        </p>
      )}
    </li>
  )
}

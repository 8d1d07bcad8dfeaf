import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { listChats } from '#domains/chat/common/admin-chats.ts'
import { ListingClaims, ListingPictures } from '#domains/listings/web/shared/listing-claims.tsx'
import { askingPrice, getStatusLabels } from '#domains/listings/web/shared/listing-labels.ts'
import { PublicPreview } from '#domains/listings/web/shared/public-preview.tsx'
import type { CasePerson, CaseEvidence } from '#domains/moderation/common/cases.ts'
import { getAdminListing } from '#domains/moderation/common/moderation.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { formatDay, formatMoment } from '#domains/staff/web/shared/moments.ts'
import { type AdminDispute, listDisputes } from '#domains/trades/common/trades.ts'
import { getDisputeKindLabels } from '#domains/trades/web/shared/dispute-kind-labels.ts'
import { MoveList } from '#domains/trades/web/shared/move-list.tsx'
import { formatMoney, truncateText } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { getRoleLabels, describeOutcome, describeReason, getEvidenceLabels } from '../shared/case-labels.ts'
import { describeRowStatus } from '#domains/accounts/web/shared/member-labels.ts'
import * as t from '#domains/moderation/texts.ts'

export function CasePeople({ people }: { people: CasePerson[] }) {
  if (people.length === 0) return null
  return (
    <section aria-label={t.people()} className="grid gap-2">
      <h3 className="heading text-base">{t.people()}</h3>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {people.map((person) => (
          <li
            key={`${person.role} ${person.id}`}
            className="grid gap-1 rounded-panel border border-line p-3 text-sm"
          >
            <Person {...person} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Person(person: CasePerson) {
  const {
    id,
    display_name: displayName,
    role,
    member_since: memberSince,
    strikes,
    warnings,
    suspensions,
  } = person
  const standing = describeRowStatus(person)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link to={`/user/${id}/detail`} className="font-semibold wrap-anywhere underline">
          {displayName}
        </Link>
        <span className="text-xs text-ink-2">{getRoleLabels()[role]}</span>
        {standing.kind === 'wrong' && <Badge kind="wrong">{standing.label}</Badge>}
        {strikes > 0 && <Badge kind="wrong">{t.count_strikes({ count: strikes })}</Badge>}
      </p>
      <p className="num text-xs text-ink-2">{t.member_since({ day: formatDay(memberSince) })}</p>
      <ul className="num grid gap-0.5 text-xs text-ink-2">
        <li>
          <Link to={`/member-reports?about=${id}`} className="underline">
            {t.reports_about({ count: person.reports_about, upheld: person.upheld_about })}
          </Link>
        </li>
        <li>
          <Link to={`/member-reports?reporter=${id}`} className="underline">
            {t.reports_by({ count: person.reports_by, upheld: person.upheld_by })}
          </Link>
        </li>
        <li>
          <ToPerson id={id} count={suspensions}>
            {t.count_suspensions({ count: suspensions })}
          </ToPerson>
        </li>
        <li>
          <ToPerson id={id} count={warnings}>
            {t.count_warnings({ count: warnings })}
          </ToPerson>
        </li>
      </ul>
    </>
  )
}

/** Links to the person's page with the list; a count of zero has no link. */
const ToPerson = ({ id, count, children }: { id: number; count: number; children: string }) =>
  count === 0 ? (
    children
  ) : (
    <Link to={`/user/${id}/detail`} className="underline">
      {children}
    </Link>
  )

/** Shows a disputed sale's steps and payments and earlier disputes about the listing. */
export function CaseSale({ id, listing_id: listingId }: { id: number; listing_id: number }) {
  const { data, error } = useApiQuery(listDisputes, { listing: listingId })
  if (error) return <Notice kind="wrong">{getMessage(error)}</Notice>
  const dispute = data?.items.find((one) => one.id === id)
  if (!dispute) {
    return (
      <Loading label={t.loading_the_sale()}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  const { trade } = dispute
  const earlier = must(data, 'sales').items.filter((one) => one.id !== id)
  return (
    <section aria-label={t.the_sale()} className="grid gap-2">
      <h3 className="heading text-base">{t.the_sale()}</h3>
      <p className="num flex flex-wrap gap-x-3 text-sm text-ink-2">
        <span>{formatMoney(trade.total_cents)}</span>
        <span>{t.agreed_at({ at: formatMoment(trade.agreed_at) })}</span>
        <May op={listChats}>
          <Link to={`/chats?q=${listingId}`} className="underline">
            {t.their_messages()}
          </Link>
        </May>
      </p>
      {dispute.kind && <p className="text-sm font-semibold">{getDisputeKindLabels()[dispute.kind]}</p>}
      <MoveList moves={trade.moves} reader={null} />
      {earlier.length > 0 && <Earlier disputes={earlier} />}
    </section>
  )
}

const Earlier = ({ disputes }: { disputes: AdminDispute[] }) => (
  <>
    <h4 className="text-sm font-semibold">{t.earlier_disputes()}</h4>
    <ul className="grid gap-1 text-sm text-ink-2">
      {disputes.map(({ id, reason, decision, opened_at: openedAt }) => (
        <li key={id} className="wrap-anywhere">
          <span className="num">{formatMoment(openedAt)}</span> · “{reason}”
          {decision &&
            decision.outcome !== 'withdrawn' &&
            ` · ${describeOutcome('dispute', decision.outcome)}`}
        </li>
      ))}
    </ul>
  </>
)

const maxShownCharacters = 1_000

export function CaseListing({ id }: { id: number }) {
  const [previews, setPreviews] = useState(false)
  const { data, error } = useApiQuery(getAdminListing, { id })
  if (error) return <Notice kind="wrong">{getMessage(error)}</Notice>
  if (!data) {
    return (
      <Loading label={t.loading_the_listing()}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  const {
    status,
    categories,
    place_name: placeName,
    description,
    deal,
    start_price_cents: startPriceCents,
    buy_now_price_cents: buyNowPriceCents,
  } = data
  const price = askingPrice(deal?.price_cents ?? startPriceCents ?? buyNowPriceCents, null)
  return (
    <section aria-label={t.the_listing()} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="heading text-base">{t.the_listing()}</h3>
        <Button kind="ghost" size="small" icon={Eye} onClick={() => setPreviews(true)}>
          {t.preview_page()}
        </Button>
      </div>
      <p className="num flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-2">
        <Badge kind={status === 'suspended' ? 'wrong' : 'plain'}>{getStatusLabels()[status]}</Badge>
        {price && <span>{price}</span>}
        <span>{categories.map(({ name }) => name).join(' › ')}</span>
        {placeName && <span>{placeName}</span>}
      </p>
      {description && (
        <p className="max-w-prose text-sm wrap-anywhere whitespace-pre-line">
          {truncateText(description, maxShownCharacters)}
        </p>
      )}
      <ListingClaims id={id} />
      <ListingPictures listing={data} />
      {previews && <PublicPreview id={id} onClose={() => setPreviews(false)} />}
    </section>
  )
}

export function CaseEvidenceList({ evidence }: { evidence: CaseEvidence[] }) {
  if (evidence.length === 0) return null
  return (
    <section aria-label={t.evidence()} className="grid gap-2">
      <h3 className="heading text-base">{t.evidence()}</h3>
      <ol className="grid gap-2">
        {evidence.map((one, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- several may say the same at the same moment
          <Item key={n} {...one} />
        ))}
      </ol>
    </section>
  )
}

function Item({ what, reason, author, text, at }: CaseEvidence) {
  const isAround = what === 'around'
  return (
    <li
      className={joinClasses(
        'max-w-prose border-l-2 pl-3.5 text-sm',
        isAround ? 'border-line text-ink-2' : 'border-line-strong',
      )}
    >
      <p className="num text-xs text-ink-2">
        {getEvidenceLabels()[what]}
        {reason && ` · ${describeReason(reason)}`} · {author ?? t.hoko()}
        {at && (
          <>
            {' '}
            · <time dateTime={at}>{formatMoment(at)}</time>
          </>
        )}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text || t.nothing_written()}</p>
    </li>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#platform/common/formats/formats.ts'
import type { Review } from '#domains/reviews/common/reviews.ts'
import { Avatar } from '#platform/web/ui/facts/avatar.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Stars } from '#platform/web/ui/facts/stars.tsx'
import { authorRole, getRoleLabels } from './review-labels.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import * as t from '#domains/reviews/texts.ts'

interface ReviewItemProps {
  review: Review
  by?: 'author' | 'about'
  level?: 'h2' | 'h3'
  corner?: ReactNode
  children?: ReactNode
}

const day = (instant: string) => formatDate(new Date(instant))

export function ReviewItem({
  review,
  by = 'author',
  level: Heading = 'h3',
  corner,
  children,
}: ReviewItemProps) {
  const {
    author,
    about,
    listing,
    rating,
    text,
    reply,
    written_at: writtenAt,
    changed_at: changedAt,
    about_role: aboutRole,
    is_after_reading: isAfterReading,
  } = review
  const person = by === 'author' ? author : about
  return (
    <li className="grid gap-2.5 p-4 sm:px-5">
      <div className="flex items-start gap-3">
        <Avatar name={person.display_name} picture={person.avatar} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Heading className="text-sm font-semibold break-words">
              {by === 'about' ? (
                <Sentence
                  parts={t.about_name({
                    name: person.display_name,
                    label: (parts) => <span className="font-normal text-ink-2">{parts}</span>,
                  })}
                />
              ) : (
                person.display_name
              )}
            </Heading>
            <Stars rating={rating} />
            <span className="num text-sm text-ink-2">{rating}</span>
            <Badge>{getRoleLabels()[by === 'author' ? authorRole(review) : aboutRole]}</Badge>
          </div>
          <p className="num text-xs text-ink-3">
            <time dateTime={writtenAt}>{day(writtenAt)}</time>
            {isAfterReading &&
              ` · ${t.written_after_reading_their_review({ display_name: about.display_name })}`}
            {changedAt && ` · ${t.changed_at({ at: day(changedAt) })}`} ·{' '}
            <Link
              to={`/${listing.type}/${listing.id}/detail`}
              className="rounded-control break-words text-ink-2 hover:text-pounamu hover:underline"
            >
              {listing.title}
            </Link>
          </p>
        </div>
        {corner}
      </div>
      <p className="max-w-prose text-sm break-words whitespace-pre-line">{text}</p>
      {reply && (
        <div className="border-l-2 border-line-strong pl-3.5 text-sm">
          <p className="text-xs text-ink-3">
            {t.display_name_replied_at({ display_name: about.display_name, at: day(reply.at) })}
          </p>
          <p className="max-w-prose break-words whitespace-pre-line text-ink-2">{reply.text}</p>
        </div>
      )}
      {children}
    </li>
  )
}

export function ReviewItems({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-clip rounded-panel border border-line bg-paper"
    >
      {children}
    </ul>
  )
}

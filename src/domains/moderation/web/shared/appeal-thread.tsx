import { formatShortInstant } from '#platform/common/formats/formats.ts'
import type { Appeal } from '#domains/moderation/common/moderation.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { AppealForm, useAppeal } from '../appeal-form.tsx'
import * as t from '#domains/moderation/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

interface AppealThreadProps {
  listing_id: number
  side: 'seller' | 'admin'
}

export function AppealThread({ listing_id: listingId, side }: AppealThreadProps) {
  const { appeal, error, isFetching, refetch, write } = useAppeal(listingId)
  if (!appeal) {
    return error ? (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    ) : (
      <Loading label={t.loading_messages()}>
        <SkeletonText lines={4} />
      </Loading>
    )
  }
  return (
    <div className="grid gap-4">
      {appeal.suspension && <Reason suspension={appeal.suspension} />}
      <Messages messages={appeal.messages} side={side} />
      {appeal.may_write ? (
        <AppealForm listing_id={listingId} side={side} isFirst={appeal.messages.length === 0} write={write} />
      ) : (
        <p className="text-sm text-ink-2">{appeal.why_not}</p>
      )}
    </div>
  )
}

function Reason({ suspension }: { suspension: NonNullable<Appeal['suspension']> }) {
  const { reason, at, lifted_at: liftedAt, lifted_reason: liftedReason } = suspension
  return (
    <Notice kind={liftedAt ? 'good' : 'wrong'}>
      <span className="block">
        <Sentence
          parts={t.suspended_on_at_reason({
            at: formatShortInstant(new Date(at)),
            time: (parts) => <time dateTime={at}>{parts}</time>,
            reason,
          })}
        />
      </span>
      {liftedAt && (
        <span className="mt-1 block">
          <Sentence
            parts={t.lifted_on_lifted_at({
              lifted_at: formatShortInstant(new Date(liftedAt)),
              time: (parts) => <time dateTime={liftedAt}>{parts}</time>,
            })}
          />
          {liftedReason && `: “${liftedReason}”`}
        </span>
      )}
    </Notice>
  )
}

function Messages({ messages, side }: { messages: Appeal['messages'] } & Pick<AppealThreadProps, 'side'>) {
  if (messages.length === 0) return null
  return (
    <ol aria-label={t.messages()} className="grid gap-3">
      {messages.map((message) => {
        const isOwn = message.is_sellers === (side === 'seller')
        return (
          <li
            key={message.id}
            className={joinClasses(
              'max-w-[90%] rounded-panel px-3.5 py-2.5 text-sm',
              isOwn ? 'ml-auto bg-pounamu-wash' : 'mr-auto bg-sunk',
            )}
          >
            <p className="text-xs text-ink-2">
              {isOwn && side === 'seller' ? t.you() : message.author} ·{' '}
              <time dateTime={message.at}>{formatShortInstant(new Date(message.at))}</time>
            </p>
            <p className="mt-0.5 break-words whitespace-pre-line">{message.text}</p>
          </li>
        )
      })}
    </ol>
  )
}

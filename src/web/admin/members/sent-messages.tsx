import { Link } from 'react-router'
import { listSupportNotices, type SupportNotice } from '#contract/chat/support-notices.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { getMessage } from '#web/lib/session/problem.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { formatMoment } from '../moments.ts'
import * as t from './texts.ts'

const most_shown = 50

/** What was sent from the users, and whom it reached. */
export function SentMessages({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useApiQuery(
    listSupportNotices,
    { limit: most_shown },
    { staleTime: 0 },
  )
  return (
    <Dialog open onClose={onClose} title={t.messages_sent()} shape="sheet" width="wide">
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : !data ? (
        <Loading label={t.loading_messages_sent()}>
          <SkeletonText lines={6} />
        </Loading>
      ) : data.items.length === 0 ? (
        <p className="text-sm text-ink-2">{t.no_messages_sent_yet()}</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.items.map((notice) => (
            <Sent key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
      {data && data.total > data.items.length && (
        <p className="text-sm text-ink-2">{t.the_latest_count_are_shown({ count: data.items.length })}</p>
      )}
    </Dialog>
  )
}

function Sent({ notice: { text, sent_at, sent_by, reached, members } }: { notice: SupportNotice }) {
  return (
    <li className="grid gap-1.5 py-3.5 text-sm first:pt-0">
      <p className="text-ink-2">
        {t.sent_by_at({ name: sent_by, at: formatMoment(sent_at), count: reached })}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <details>
        <summary className="cursor-pointer text-pounamu">{t.who_got_it()}</summary>
        <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1">
          {members.map(({ id, display_name }) => (
            <li key={id}>
              <Link to={`/user/${id}/detail`} className="text-pounamu hover:underline">
                {display_name}
              </Link>
            </li>
          ))}
          {reached > members.length && (
            <li className="text-ink-2">{t.and_count_more({ count: reached - members.length })}</li>
          )}
        </ul>
      </details>
    </li>
  )
}

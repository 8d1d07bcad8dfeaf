import { Plus } from 'lucide-react'
import { useState } from 'react'
import {
  createFeedRule,
  deleteFeedRule,
  type FeedRule,
  listFeedRules,
} from '#domains/stock-feed/common/feed-records.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { getFieldLabels } from '../field-labels.ts'
import { useRefreshFeed } from '../use-stock-feed.ts'
import { TeachDialog } from './teach-dialog.tsx'
import * as t from '#domains/stock-feed/texts.ts'

export function RuleList() {
  const call = useApiQuery(listFeedRules, {}, { staleTime: 0 })
  const [isTeaching, setTeaching] = useState(false)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose flex-1 basis-64 text-sm text-ink-2">{t.your_words_for_things()}</p>
        <Button kind="quiet" icon={Plus} onClick={() => setTeaching(true)}>
          {t.teach_a_word()}
        </Button>
      </div>
      <Query
        call={call}
        failed={t.your_words_didnt_load()}
        loading={t.loading_your_words()}
        skeleton={<SkeletonRow />}
        empty={<p className="text-sm text-ink-2">{t.no_words_yet()}</p>}
      >
        {(data) => (
          <ul aria-label={t.words()} className="divide-y divide-line border-y border-line">
            {data.items.map((rule) => (
              <RuleRow key={rule.id} rule={rule} />
            ))}
          </ul>
        )}
      </Query>
      {isTeaching && <TeachDialog onClose={() => setTeaching(false)} />}
    </div>
  )
}

/** Mapping the word again undoes the deletion. */
function RuleRow({ rule: { id, field, heard, means } }: { rule: FeedRule }) {
  const refresh = useRefreshFeed()
  const remove = useApiMutation(deleteFeedRule, {
    onSuccess: () => {
      refresh()
      notify.success(t.word_forgotten(), { action: { label: t.undo(), onClick: () => void teachAgain() } })
    },
    onError: (error) => notify.error(t.it_wasnt_forgotten(), { description: getMessage(error) }),
  })

  async function teachAgain() {
    try {
      await api.call(createFeedRule, { field, heard, means })
      refresh()
    } catch (error) {
      notify.error(t.it_wasnt_taught(), { description: getMessage(error) })
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <p className="min-w-0 break-words">
        {t.field_heard_means({ field: getFieldLabels()[field], heard, means })}
      </p>
      <Button kind="quiet" size="small" busy={remove.isPending} onClick={() => remove.mutate({ id })}>
        {t.forget()}
        <span className="sr-only"> {heard}</span>
      </Button>
    </li>
  )
}

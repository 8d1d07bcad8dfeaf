import { useState } from 'react'
import { getWatchChoices, setWatchChoices, type WatchChoices } from '#domains/watchlist/common/watching.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/watchlist/texts.ts'

export function BidWatchSwitch() {
  const { data, error, isFetching, refetch } = useApiQuery(getWatchChoices, {})
  const { outcome, isSaving, save } = useSaving()
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    ) : (
      <Loading label={t.loading_your_choice()}>
        <SkeletonText lines={2} />
      </Loading>
    )
  return (
    <div className="grid gap-3">
      <Switch
        label={t.watch_listings_i_bid_on()}
        help={t.we_add_them_to_your_watchlist()}
        checked={data.watches_bids}
        aria-disabled={isSaving}
        onChange={({ target }) => {
          if (!isSaving) void save(data, { watches_bids: target.checked })
        }}
      />
      <output className={outcome?.isWrong ? 'text-sm text-pohutukawa' : 'text-sm text-ink-2 empty:hidden'}>
        {outcome?.message}
      </output>
    </div>
  )
}

/** Optimistic; an unsaved choice is reverted. */
function useSaving() {
  const setQueryReply = useSetQueryData()
  const [outcome, setOutcome] = useState<{ message: string; isWrong: boolean } | null>(null)
  const [isSaving, setSaving] = useState(false)
  const show = (choices: WatchChoices) => setQueryReply(getWatchChoices, {}, () => choices)

  async function save(before: WatchChoices, after: WatchChoices) {
    setSaving(true)
    await show(after)
    try {
      await show(await api.call(setWatchChoices, after))
      const message = after.watches_bids ? t.well_watch_what_you_bid_on() : t.we_wont_watch_what_you_bid_on()
      setOutcome({ message, isWrong: false })
    } catch (failed) {
      await show(before)
      setOutcome({ message: joinSentences(t.choice_not_saved(), getMessage(failed)), isWrong: true })
    }
    setSaving(false)
  }
  return { outcome, isSaving, save }
}

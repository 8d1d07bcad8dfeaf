import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  lookAtSavedSearch,
  type SavedQuery,
  type SavedSearch,
} from '#domains/saved-searches/common/saved-searches.ts'
import { searchKey } from '#domains/saved-searches/common/search-key.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { api } from '#platform/web/session/api.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useSignInFor, useResumeIntent } from '#platform/web/session/pending-intent.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import { useSavedSearchActs, useSavedSearches } from './use-saved-searches.ts'
import * as t from '#domains/saved-searches/texts.ts'

const SavedSearchDialog = lazyOnClick(
  async () => (await import('./saved-search-dialog.tsx')).SavedSearchDialog,
)

interface SaveSearchProps {
  query: SavedQuery
  name: string
}

export function SaveSearch({ query, name }: SaveSearchProps) {
  const { status } = useSession()
  const signInFor = useSignInFor()
  const { data } = useSavedSearches()
  const [isOpen, setOpen] = useState(false)
  const saved = data?.items.find((one) => searchKey(one.query) === searchKey(query))
  const wish = { kind: 'save_search', subject: searchKey(query) } as const
  useResumeIntent(wish, data !== undefined, () => setOpen(true))
  useLooking(saved)

  function press() {
    if (status === 'visitor') signInFor(wish)
    else if (data) setOpen(true)
  }

  return (
    <>
      <span className={useHydrated() ? undefined : 'invisible'}>
        <Button
          kind={saved ? 'ghost' : 'quiet'}
          size="small"
          icon={saved ? BookmarkCheck : Bookmark}
          aria-haspopup={status === 'visitor' ? undefined : 'dialog'}
          onClick={press}
        >
          {saved ? t.saved() : t.save_this_search()}
        </Button>
      </span>
      {isOpen && <SavedSearchDialog saved={saved} query={query} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

function useLooking(saved: SavedSearch | undefined) {
  const { addSaved: save } = useSavedSearchActs()
  const hasNews = saved !== undefined && saved.new_count > 0
  const check = useEffectEvent(async () => {
    if (!saved) return
    save({ ...saved, new_count: 0 })
    // On failure the count returns by itself.
    await api.call(lookAtSavedSearch, { id: saved.id }).catch(() => undefined)
  })
  useEffect(() => {
    if (hasNews) void check()
  }, [hasNews])
}

import { Bookmark, BookmarkCheck } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { user_signin } from '#contract/addresses.ts'
import {
  lookAtSavedSearch,
  type SavedQuery,
  type SavedSearch,
  saveSearch,
  searchKey,
} from '#contract/saved-searches.ts'
import { api } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/problem.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useSavedSearchActs, useSavedSearches } from './use-saved-searches.ts'

/** Only whoever saves a search loads the form for it. */
const SavedSearchDialog = lazy(async () => ({
  default: (await import('./saved-search-dialog.tsx')).SavedSearchDialog,
}))

/** Behind the address when somebody comes back from signing in. */
const asked = '#save'
const usual_alerts = 'daily'

/** Saves the search that is looked at; a visitor signs in first and comes back to it saved. */
export function SaveSearch({ query, name }: { query: SavedQuery; name: string }) {
  const { status } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { data } = useSavedSearches()
  const [isOpen, setOpen] = useState(false)
  const saved = data?.items.find((one) => searchKey(one.query) === searchKey(query))
  useSavingOnReturn({ query, name }, data && (saved ?? null), () => setOpen(true))
  useLooking(saved)

  function press() {
    if (status === 'visitor')
      void navigate(`${user_signin}?next=${encodeURIComponent(pathname + search + asked)}`)
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
          {saved ? 'Saved' : 'Save this search'}
        </Button>
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <SavedSearchDialog saved={saved} query={query} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Whoever pressed it as a visitor finds the search saved; `saved` is null where it is known not to be. */
function useSavingOnReturn(
  { query, name }: { query: SavedQuery; name: string },
  saved: SavedSearch | null | undefined,
  onChange: () => void,
) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { keep } = useSavedSearchActs()
  const isDue = hash === asked && saved !== undefined
  const saveNow = useEffectEvent(async () => {
    void navigate(pathname + search, { replace: true, preventScrollReset: true })
    if (saved) return
    try {
      keep(await api.call(saveSearch, { query, name, alerts: usual_alerts }))
      notify.success('Search saved', {
        description: 'You get a mail at 8 am when something new fits it.',
        action: { label: 'Change', onClick: onChange },
      })
    } catch (error) {
      notify.error('The search is not saved', { description: messageOf(error) })
    }
  })
  useEffect(() => {
    if (isDue) void saveNow()
  }, [isDue])
}

/** Whoever looks at the search has seen what is new in it. */
function useLooking(saved: SavedSearch | undefined) {
  const { keep } = useSavedSearchActs()
  const hasNews = saved !== undefined && saved.new_count > 0
  const look = useEffectEvent(async () => {
    if (!saved) return
    keep({ ...saved, new_count: 0 })
    // The count comes back by itself where this fails.
    await api.call(lookAtSavedSearch, { id: saved.id }).catch(() => undefined)
  })
  useEffect(() => {
    if (hasNews) void look()
  }, [hasNews])
}

import { Columns3, X } from 'lucide-react'
import { compareAddress, maxCompared } from '#domains/watchlist/common/compare/compare-address.ts'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { MenuItem, MenuLink } from '#platform/web/ui/overlays/menu.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { addCompared, clearCompared, removeCompared, useComparedIds } from './compare-choice.ts'
import * as t from '#domains/watchlist/texts.ts'

type ComparedListing = Parameters<typeof addCompared>[0]

interface CompareItemsProps {
  listing: ComparedListing
  /** Where no tray shows how many are chosen. */
  hasLink?: boolean
}

/** In the menu of a listing. */
export function CompareItems({ listing, hasLink = false }: CompareItemsProps) {
  const ids = useComparedIds()
  const isChosen = ids.includes(listing.id)

  function toggle() {
    if (isChosen) {
      removeCompared(listing.id)
      notify.info(t.removed_from_comparison())
    } else if (addCompared(listing)) {
      notify.success(t.added_to_comparison({ count: ids.length + 1, most: maxCompared }))
    }
  }

  return (
    <>
      <MenuItem icon={Columns3} onSelect={toggle}>
        {isChosen ? t.remove_from_comparison() : t.add_to_comparison()}
      </MenuItem>
      {hasLink && ids.length > 0 && (
        <MenuLink icon={Columns3} to={compareAddress(ids)}>
          {t.compare_count_of_most({ count: ids.length, most: maxCompared })}
        </MenuLink>
      )}
    </>
  )
}

/** Above the tabs of a phone; nothing until something is chosen. */
export function CompareTray() {
  const ids = useComparedIds()
  if (ids.length === 0) return null
  return (
    <div
      role="region"
      aria-label={t.listings_to_compare()}
      className="sticky bottom-20 z-10 mt-4 flex w-fit items-center gap-2 justify-self-center rounded-panel border border-line bg-paper p-2 shadow-raised md:bottom-4 print:hidden"
    >
      <LinkButton to={compareAddress(ids)} size="small" icon={Columns3}>
        {t.compare_count_of_most({ count: ids.length, most: maxCompared })}
      </LinkButton>
      <Button kind="ghost" size="small" icon={X} onClick={clearCompared}>
        {t.clear_comparison()}
      </Button>
    </div>
  )
}

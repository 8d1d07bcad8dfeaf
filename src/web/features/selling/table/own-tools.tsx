import { useNavigate } from 'react-router'
import { own_sorts, type OwnSort } from '#contract/selling/own-listings.ts'
import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { ownAddress, type OwnAsked } from './own-asked.ts'

const sortWords: Record<OwnSort, string> = {
  needs_me: 'To do first',
  newest: 'Newest first',
  closing_soon: 'Closing soon first',
  most_watched: 'Most watched first',
  most_bids: 'Most bids first',
}

/** Finding one's way in a long table. */
export function OwnTools({ asked }: { asked: OwnAsked }) {
  const navigate = useNavigate()
  const show = (change: Partial<OwnAsked>) =>
    void navigate(ownAddress(asked, change), { preventScrollReset: true, replace: 'q' in change })
  return (
    <div className="flex flex-wrap items-center gap-2.5 pt-4">
      <SearchField label="Search your titles" q={asked.q} onSearch={(q) => show({ q: q.slice(0, 80) })} />
      <PillSelect
        label="Order"
        value={asked.sort}
        onChange={(event) => show({ sort: own_sorts.find((sort) => sort === event.target.value)! })}
        options={own_sorts.map((value) => ({ value, label: sortWords[value] }))}
      />
    </div>
  )
}

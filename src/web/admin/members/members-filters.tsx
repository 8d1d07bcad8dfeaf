import { useNavigate } from 'react-router'
import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { membersAddress, type MembersSearch, narrowed } from './members-address.ts'
import { sellerWords, statusWords, typeWords } from './member-words.ts'
import { useRegionNames } from './use-region-names.ts'

const getOptions = (all: string, words: Record<string, string>) => [
  { value: '', label: all },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
]

/** What the table is narrowed to; each choice is a part of the address. */
export function MembersFilters({ search }: { search: MembersSearch }) {
  const navigate = useNavigate()
  const { regions } = useRegionNames()
  const go = (change: Partial<MembersSearch>) =>
    void navigate(membersAddress(narrowed(search, change)), { preventScrollReset: true, replace: true })
  const choose = (name: 'type' | 'status' | 'seller_kind' | 'region', value: string) =>
    go({ [name]: value || undefined })

  return (
    <search aria-label="Users" className="flex flex-wrap items-center gap-2">
      <SearchField
        shortcut="/"
        label="Name, email, phone or number"
        q={search.q ?? ''}
        onSearch={(q) => go({ q: q || undefined })}
      />
      <PillSelect
        label="Type"
        value={search.type ?? ''}
        onChange={(event) => choose('type', event.target.value)}
        options={getOptions('All types', typeWords)}
      />
      <PillSelect
        label="Status"
        value={search.status ?? ''}
        onChange={(event) => choose('status', event.target.value)}
        options={getOptions('Any status', statusWords)}
      />
      <PillSelect
        label="Appeals"
        value={search.appeals ?? ''}
        onChange={(event) => go({ appeals: event.target.value === 'yes' ? 'yes' : undefined })}
        options={[
          { value: '', label: 'All users' },
          { value: 'yes', label: 'Open appeals' },
        ]}
      />
      <PillSelect
        label="Kind of seller"
        value={search.seller_kind ?? ''}
        onChange={(event) => choose('seller_kind', event.target.value)}
        options={getOptions('Any seller', sellerWords)}
      />
      <PillSelect
        label="Region"
        value={search.region ?? ''}
        onChange={(event) => choose('region', event.target.value)}
        options={[
          { value: '', label: 'All regions' },
          ...regions.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
    </search>
  )
}

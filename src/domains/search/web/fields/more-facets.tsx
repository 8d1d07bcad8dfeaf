import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { SearchField } from '#domains/search/common/fields/search-fields.ts'
import { searchAddress } from '../search-address.ts'
import { type FieldFacetsProps, renderFieldFacets } from './field-facets.tsx'
import * as t from '#domains/search/texts.ts'

/** Fields that few search by: rendered on request. Without scripts the link asks for the page with them. */
export function MoreFacets({ fields, ...facets }: FieldFacetsProps & { fields: SearchField[] }) {
  const [address] = useSearchParams()
  const [isOpen, setOpen] = useState(address.get('more') === 'yes')
  const [isPressed, setPressed] = useState(false)
  const opened = useRef<HTMLDivElement>(null)
  // The pressed link is gone, so its place takes the focus.
  useEffect(() => {
    if (isPressed) opened.current?.focus({ preventScroll: true })
  }, [isPressed])
  if (isOpen)
    return (
      <div ref={opened} tabIndex={-1} className="outline-none">
        {renderFieldFacets(fields, facets)}
      </div>
    )
  const { search, face } = facets.request
  const all = searchAddress(search, { face })
  return (
    <Link
      to={`${all}${all.includes('?') ? '&' : '?'}more=yes`}
      onClick={(event) => {
        event.preventDefault()
        setOpen(true)
        setPressed(true)
      }}
      aria-expanded={false}
      className="flex min-h-9 items-center py-2 text-sm font-semibold text-pounamu hover:underline"
    >
      {t.more_filters({ count: fields.length })}
    </Link>
  )
}

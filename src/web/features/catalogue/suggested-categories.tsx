import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Category } from '#contract/catalogue/catalogue.ts'
import { suggestCategories } from '#contract/search/search-suggestions.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { Chip } from '#web/ui/facts/chip.tsx'
import * as t from './texts.ts'

export interface CategoryHint {
  words: string
  is_sure: boolean
}

interface SuggestedCategoriesProps {
  type: Category['type']
  hint: CategoryHint
  chosen: number | null
  onChoose: (id: number) => void
}

export function SuggestedCategories({ type, hint, chosen, onChoose }: SuggestedCategoriesProps) {
  const words = useSettled(hint.words.trim().slice(0, 120))
  const { data, isPlaceholderData } = useApiQuery(
    suggestCategories,
    { q: words, from: 'title', type },
    { enabled: /[\p{L}\p{N}]/u.test(words), staleTime: 60_000, placeholderData: keepPreviousData },
  )
  const suggested = words === '' ? [] : (data?.items ?? []).filter((category) => category.type === type)
  const likeliest = suggested[0]?.id ?? null
  const is_settled = !isPlaceholderData && words === hint.words.trim().slice(0, 120)
  const fill = useEffectEvent(() => {
    if (hint.is_sure && is_settled && chosen === null && likeliest !== null) onChoose(likeliest)
  })
  useEffect(() => fill(), [likeliest, is_settled, hint.is_sure])
  // Coming after one was chosen, they would push what is below from under a finger.
  if (suggested.length === 0 || chosen !== null) return null
  return (
    <div
      role="group"
      aria-label={t.suggested_categories()}
      className="mt-2 flex flex-wrap items-center gap-2"
    >
      <span aria-hidden className="text-xs text-ink-3">
        {t.suggested()}
      </span>
      {suggested.map(({ id, name, path }) => (
        <Chip key={id} onClick={() => onChoose(id)} className="h-auto min-h-9 py-1 whitespace-normal!">
          {[...path.slice(-1), name].join(' › ')}
        </Chip>
      ))}
    </div>
  )
}

const pause_ms = 350

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause_ms)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
